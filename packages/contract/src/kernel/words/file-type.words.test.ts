import { expect, it } from 'vitest';
import { fileTypeInWords, formatOfFile } from './file-type.words.ts';

it.each([
  ['image/jpeg', 'JPEG', 'Image JPEG'],
  ['image/svg+xml', 'SVG', 'Image SVG'],
  ['audio/mpeg', 'MP3', 'Son MP3'],
  ['application/pdf', 'PDF', 'Document PDF'],
  ['application/vnd.iccprofile', 'ICC', 'Profil ICC'],
  ['application/x-tar', 'X-TAR', 'application/x-tar'],
])('%s is called %s, « %s »', (type, format, words) => {
  expect([formatOfFile(type), fileTypeInWords(type)]).toEqual([format, words]);
});
