import type { InquiryRequest } from '../../../client/shared/inquiry-contract.ts'

/** A valid inquiry with its own id. */
export function validInquiry(changes: Partial<InquiryRequest> = {}): InquiryRequest {
  return {
    id: crypto.randomUUID(),
    source: 'custom_form',
    lng: 'en',
    company: 'Acme Seals Ltd',
    name: 'Jane Doe',
    email: 'jane@example.com',
    application: 'rubber gloves',
    message: 'Please quote.',
    machine: 'vf',
    country: 'DE',
    leave_empty: '',
    ...changes,
  }
}

/** A valid inquiry as fields of a plain form. */
export function formFieldsOf(inquiry: InquiryRequest): Record<string, string> {
  const { source: _, ...fields } = inquiry
  return fields as Record<string, string>
}
