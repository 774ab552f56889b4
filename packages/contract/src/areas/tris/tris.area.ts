import { recordPages, section } from '../../kernel/pages/page.ts';
import { lecteursBlocs } from '../roles.ts';
import { scoringHead, triHead } from './tris.heads.ts';

export const tris = section({
  path: '/tris',
  title: 'Tris',
  icon: 'tri',
  aide: 'tris',
  access: lecteursBlocs,
  children: [...recordPages(triHead).children, recordPages(scoringHead, { many: 'Scoring' })],
});
