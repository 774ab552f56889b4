import { createHash } from 'node:crypto';
import { generate, parse } from 'css-tree';
import { ANNONCES } from './feuille/annonces.css.ts';
import { BLOCS } from './feuille/blocs.css.ts';
import { ELEMENTS } from './feuille/elements.css.ts';
import { FICHE } from './feuille/fiche.css.ts';
import { GUIDE } from './feuille/guide.css.ts';
import { LISTE } from './feuille/liste.css.ts';
import { MOTEUR } from './feuille/moteur.css.ts';
import { SITE } from './feuille/site.css.ts';
import { SOCLE } from './feuille/socle.css.ts';

/** The styles of all public pages, without those of templates, in one file whose name changes with its content. */
const css = generate(parse([SOCLE, ELEMENTS, LISTE, MOTEUR, GUIDE, FICHE, BLOCS, ANNONCES, SITE].join('\n')));

export const feuilleDeStyle: { readonly nom: string; readonly css: string } = {
  nom: `${createHash('sha256').update(css).digest('hex').slice(0, 16)}.css`,
  css,
};
