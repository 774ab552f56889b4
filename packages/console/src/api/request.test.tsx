import { logout, readFichierMedia } from '@bridge/contract';
import { afterEach, expect, it } from 'vitest';
import { addressOf } from './request.ts';

const params = { id: '0b7e6f5a-0000-4000-8000-000000000000', vue: 'vignette' };
const path = `/prod-api/api/mediatheque/fichiers/${params.id}/vignette`;

afterEach(() => document.head.replaceChildren());
const says = (content: string) => {
  document.head.innerHTML = `<meta name="files-url" content="${content}">`;
};

it('a file is asked for on the origin that the page says, and nothing else is', () => {
  says('https://fichiers.example');
  expect(addressOf(readFichierMedia, { params })).toBe(`https://fichiers.example${path}`);
  expect(addressOf(logout, {})).toBe('/prod-api/logout');
});

it.each(['', '__FILES_URL__'])('with « %s », a file is asked for beside the rest', (content) => {
  says(content);
  expect(addressOf(readFichierMedia, { params })).toBe(path);
});
