import { randomUUID } from 'node:crypto';

/** Fields as a multipart form, as Apidae reads it: texts as they are, other values as JSON. */
export function formulaire(champs: Readonly<Record<string, unknown>>): { contentType: string; body: string } {
  const boundary = `bridge-${randomUUID()}`;
  const parts = Object.entries(champs).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n` +
      `Content-Type: text/plain; charset=utf-8\r\n\r\n${textOf(value)}\r\n`,
  );
  return { contentType: `multipart/form-data; boundary=${boundary}`, body: `${parts.join('')}--${boundary}--\r\n` };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
