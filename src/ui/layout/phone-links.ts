/** Links to call and to message the company's phone number. */
export function phoneLinks(phone: string): { call: string; text: string; whatsapp: string } {
  const number = phone.replaceAll(/[^+\d]/g, '')
  return { call: `tel:${number}`, text: `sms:${number}`, whatsapp: `https://wa.me/${number.replace('+', '')}` }
}
