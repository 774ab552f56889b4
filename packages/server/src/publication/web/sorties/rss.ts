import { absolue } from '../adresses/adresse.rules.ts';
import type { ContenuDeSortie, ObjetDeSortie } from './contenu.ts';
import type { Autour } from './parts.rules.ts';
import { xml } from './xml.rules.ts';

const element = (nom: string, texte: string) => (texte === '' ? '' : `<${nom}>${xml(texte)}</${nom}>`);

/** RSS 2.0, with the address of the output itself, as readers of news expect. */
export function writeRss(contenu: ContenuDeSortie, { suivante }: Autour, objets: readonly ObjetDeSortie[]): string {
  const { titre, description, langue, adresse, sortie, at } = contenu;
  const items = objets.map((objet) => itemDe(objet, adresse));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', titre),
    element('link', adresse),
    // RSS asks every channel for a description.
    element('description', description || titre),
    element('language', langue),
    element('lastBuildDate', at.toUTCString()),
    element('ttl', '60'),
    `<atom:link href="${xml(sortie)}" rel="self" type="application/rss+xml"/>`,
    suivante === null ? '' : `<atom:link href="${xml(suivante)}" rel="next" type="application/rss+xml"/>`,
    ...items,
    '</channel></rss>\n',
  ].join('\n');
}

function itemDe({ element: montre, objet }: ObjetDeSortie, adresse: string): string {
  const link = absolue(montre.href, adresse);
  const date = objet.indexe.sourceMajLe ?? objet.indexe.premiereVueLe;
  const resume = [montre.date?.texte, montre.commune, montre.resume].filter(Boolean).join(' – ');
  return [
    '<item>',
    element('title', montre.nom),
    element('link', link),
    `<guid isPermaLink="false">objet-${montre.id}@bridge</guid>`,
    element('description', resume),
    element('category', montre.type.libelle),
    date === null ? '' : element('pubDate', date.toUTCString()),
    '</item>',
  ].join('');
}
