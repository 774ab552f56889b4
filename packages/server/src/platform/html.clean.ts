import sanitizeHtml from 'sanitize-html';

/** The tags that a person may write with: those that the editor offers. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'h2', 'h3', 'ul', 'ol', 'li', 'a', 'blockquote', 'code'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
};

/** HTML without whatever could harm who reads it. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, ALLOWED);
}
