import { vi } from 'vitest';
import { enhance, type Outils } from '../enhance.ts';
import { historiqueDe } from '../historique.ts';
import type { Hote } from '../hote.ts';
import type { Source } from '../source.ts';

export interface Page {
  readonly compteur?: string;
  readonly elements?: readonly number[];
  readonly suite?: string;
  readonly mode?: 'voir-plus' | 'infinie';
  readonly direct?: boolean;
  readonly choix?: readonly string[];
  readonly coches?: readonly string[];
  readonly texte?: string;
  readonly carte?: object;
  /** Whether filters open over the page, as in a wide window. */
  readonly menus?: boolean;
  /** A slider from 0 to 100, with its two typed bounds. */
  readonly prix?: readonly [de: string, a: string];
  /** The question of a guided search, or « - » for its results. */
  readonly question?: string;
}

const element = (id: number) =>
  `<li data-bridge-objet="${id}"><a href="/public/ot/fr/o-${id}">Objet ${id}</a>` +
  `<button type="button" data-bridge-favori="${id}" aria-pressed="false" hidden>Favori</button></li>`;

const menu = (nom: string) =>
  `<details id="${nom}" data-bridge-menu><summary>${nom}</summary>` +
  `<fieldset style="position: absolute"><input name="${nom}"></fieldset></details>`;

const curseur = (valeurs: readonly [string, string]) => {
  const ends = [
    { nom: 'de', libre: '0', valeur: valeurs[0] },
    { nom: 'a', libre: '100', valeur: valeurs[1] },
  ];
  const poignees = ends.map(
    ({ nom, libre, valeur }) =>
      `<input type="range" id="p-${nom}-curseur" min="0" max="100" step="5" value="${valeur || libre}" ` +
      `data-bridge-poignee="p-${nom}" data-libre="${libre}">`,
  );
  const champs = ends.map(
    ({ nom, valeur }) => `<input type="number" id="p-${nom}" name="prix-${nom}" value="${valeur}">`,
  );
  return `<fieldset><div data-bridge-curseur hidden>${poignees.join('')}</div>${champs.join('')}</fieldset>`;
};

const pas = (question: string) =>
  question === '-'
    ? '<div data-bridge-pas><a id="reprendre" data-bridge-lien href="/public/ot/fr/liste?question=a">Reprendre</a></div>'
    : `<fieldset id="question-${question}" data-bridge-question><legend>Question ${question}</legend></fieldset>` +
      `<div data-bridge-pas><button id="suivant" name="question" value="${question}-">Suivant</button></div>`;

/** A list as the server draws it, changed as the test needs. */
export function htmlDe(page: Page = {}): string {
  const { compteur = '2 objets', elements = [1, 2], suite, mode = 'voir-plus', choix = ['a', 'b'], coches = [] } = page;
  const { direct = false, texte = '', carte, menus = false, prix, question } = page;
  const cases = choix.map(
    (nom) =>
      `<li><label><input type="checkbox" name="commune" value="${nom}"${coches.includes(nom) ? ' checked' : ''}>` +
      `<span>${nom}</span></label></li>`,
  );
  return (
    '<div class="bridge" data-bridge="liste" data-bridge-id="12" data-bridge-site="ot" data-bridge-mesure>' +
    `<form method="get" action="/public/ot/fr/liste" data-bridge-moteur${direct ? ' data-direct' : ''}` +
    `${question === undefined ? '' : ` data-question="${question}"`}>` +
    `<input id="q" type="search" name="q" value="${texte}"><details open><ul>${cases.join('')}</ul></details>` +
    (menus
      ? `<details class="bridge-tiroir" open><summary>Filtres</summary>${['x', 'y'].map(menu).join('')}` +
        '<div data-bridge-voir hidden><button type="button" id="voir">6 résultats</button></div></details>'
      : '') +
    (prix ? curseur(prix) : '') +
    (question === undefined ? '' : pas(question)) +
    '<fieldset><button type="button" data-bridge-autour="d" hidden>Autour</button>' +
    '<input type="hidden" name="d-lat" value=""><input type="hidden" name="d-lon" value="">' +
    '<select name="d-km"><option value="10" selected>10</option></select></fieldset>' +
    '<div data-bridge-filtrer><button type="submit">Filtrer</button></div></form>' +
    `<section data-bridge-resultats><p role="status">${compteur}</p>` +
    '<nav><a id="tri" data-bridge-lien href="/public/ot/fr/liste?tri=nom">Nom</a></nav>' +
    `<ul data-bridge-elements>${elements.map(element).join('')}</ul>` +
    `<nav data-bridge-pagination="${mode}">` +
    (suite ? `<a data-bridge-lien data-bridge-suite href="${suite}">Voir plus</a>` : '') +
    '</nav></section>' +
    (carte
      ? `<div data-bridge-carte="5"><script type="application/json">${JSON.stringify(carte)}</script></div>`
      : '') +
    '<a data-bridge-brochure="40" href="https://bridge.example/public/ot/fr/brochure.pdf" hidden>Carnet<span data-bridge-nombre></span></a>' +
    '<button type="button" data-bridge-partager hidden>Partager</button></div>'
  );
}

type Reponse = string | Error;

/** The changes that a test may make to its host. */
export type HoteChange = Partial<Pick<Hote, 'stockage' | 'fragment' | 'geolocalisation' | 'revient'>>;

/** A host whose answers the test gives, and may hold back. */
export function hoteDeTest(changes: HoteChange = {}) {
  const demandes: { adresse: URL; signal: AbortSignal | undefined; answer: (reponse: Reponse) => void }[] = [];
  const jetons: ((reponse: Reponse) => void)[] = [];
  const hote = {
    load: vi.fn(
      (adresse: URL, signal?: AbortSignal) =>
        new Promise<string>((resolve, reject) => {
          const answer = (reponse: Reponse) => (reponse instanceof Error ? reject(reponse) : resolve(reponse));
          if (adresse.pathname === '/public/_mesure') jetons.push(answer);
          else demandes.push({ adresse, signal, answer });
        }),
    ),
    navigate: vi.fn<(adresse: URL) => void>(),
    adresse: () => new URL(window.location.href),
    stockage: window.localStorage,
    fragment: null,
    serveur: 'https://bridge.example',
    send: vi.fn<(adresse: string, corps: string) => void>(),
    notify: vi.fn<(adresse: URL) => void>(),
    geolocalisation: undefined,
    revient: false,
    immobile: () => true,
    ...changes,
  } satisfies Hote;
  return { hote, demandes, jetons };
}

/** Waits for pending promises. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

export interface Changes {
  readonly hote?: HoteChange;
  readonly navigateur?: Outils['navigateur'];
  readonly loadCarte?: Outils['loadCarte'];
  readonly source?: Source;
  /** What the browser or the visitor did before the script was loaded. */
  readonly avant?: (racine: HTMLElement) => void;
}

/** Opens a page of ours with its script. */
export function open(page: Page = {}, changes: Changes = {}) {
  document.body.innerHTML = htmlDe(page);
  const racine = document.querySelector<HTMLElement>('.bridge');
  if (!racine) throw new Error('no root');
  const { hote, demandes, jetons } = hoteDeTest(changes.hote);
  const outils: Outils = {
    hote,
    historique: () => historiqueDe(window),
    navigateur: changes.navigateur ?? {},
    loadCarte: changes.loadCarte ?? (async () => () => ({ readAgain: async () => undefined })),
  };
  changes.avant?.(racine);
  enhance(racine, outils, changes.source);
  const find = <E extends HTMLElement>(selecteur: string): E => {
    const trouve = racine.querySelector<E>(selecteur);
    if (!trouve) throw new Error(`nothing at ${selecteur}`);
    return trouve;
  };
  const answer = async (reponse: Page | Error, rang = demandes.length - 1) => {
    demandes[rang]?.answer(reponse instanceof Error ? reponse : htmlDe(reponse));
    await settle();
  };
  const objets = () =>
    [...racine.querySelectorAll<HTMLElement>('li[data-bridge-objet]')].map((li) => li.dataset.bridgeObjet);
  return { racine, hote, demandes, jetons, find, answer, objets };
}
