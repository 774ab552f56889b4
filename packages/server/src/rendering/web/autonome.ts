import type { Langue } from '@bridge/contract';
import { courrielsProteges } from './courriel.rules.ts';
import { feuilleDeStyle } from './feuille.ts';
import { motsEn } from './mots.ts';
import { FICHIERS } from './page.html.ts';
import { attente } from './parties/carte.html.ts';

const SCRIPTS = /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi;

/** The image that counts a visitor without scripts: a person who looks at a preview is no visitor. */
const PIXELS = /<noscript><img [^>]*\bwidth="1"[^>]*><\/noscript>/g;

interface Apercue {
  readonly langue: Langue;
  readonly css?: string;
}

/** A document that needs no other file, runs nothing and counts nobody, for a frame that allows none of it. */
export function autonome(html: string, { langue, css = '' }: Apercue): string {
  const mots = motsEn(langue);
  const link = `<link rel="stylesheet" href="${FICHIERS}/${feuilleDeStyle.nom}">`;
  // The frame runs no script, and shows the page of a visitor who has them.
  const styles = `<style>${feuilleDeStyle.css.replaceAll('(scripting:enabled)', 'all')}</style>`;
  const added = css.trim() === '' ? '' : `<style>${inStyle(css)}</style>`;
  return courrielsProteges(html.replace(SCRIPTS, '').replace(PIXELS, ''))
    .replace(link, () => styles)
    .replaceAll(attente(mots, 'carteBientot'), () => attente(mots, 'carteApercue'))
    .replace('</head>', () => `${added}</head>`);
}

/** The styles with no sequence that could close their element or start markup. */
const inStyle = (css: string) => css.replace(/<(?=[/!a-z])/gi, '\\3c ');
