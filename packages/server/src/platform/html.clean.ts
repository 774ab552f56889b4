import sanitizeHtml from 'sanitize-html';

/** The tags that a person may use: those of the editor. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'h2', 'h3', 'ul', 'ol', 'li', 'a', 'blockquote', 'code'],
  allowedAttributes: { a: ['href'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
};

/** HTML without anything that could harm its reader. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, ALLOWED);
}
