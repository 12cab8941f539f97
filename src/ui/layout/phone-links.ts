/** Addresses that reach one phone number, the company's for calls and messages alike. */
export function phoneLinks(phone: string): { call: string; text: string; whatsapp: string } {
  const number = phone.replaceAll(/[^+\d]/g, '')
  return { call: `tel:${number}`, text: `sms:${number}`, whatsapp: `https://wa.me/${number.replace('+', '')}` }
}
