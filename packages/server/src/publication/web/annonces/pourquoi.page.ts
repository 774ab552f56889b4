import type { Langue } from '@bridge/contract';
import { element, escapeHtml } from '../../../platform/html.ts';
import { privateDocument, privatePage } from '../../../platform/http/secret-link.ts';
import { CLES_GARDEES } from './evenements.repository.ts';

const STYLE = `:root{color-scheme:light dark}
body{font:1.0625rem/1.6 system-ui,sans-serif;margin:0 auto;max-width:38rem;padding:3rem 1.25rem 4rem;color:light-dark(#1d2733,#e6ebf0);background:light-dark(#fff,#14191f)}
h1{font-size:1.75rem;line-height:1.25;margin:0 0 1.5rem}h2{font-size:1.125rem;margin:2rem 0 .5rem}p{margin:0 0 .75rem}
a{color:light-dark(#0b5c8a,#7cc4ec)}.signal{padding:.75rem 1rem;border:1px solid light-dark(#d5dce3,#323c46);border-radius:.5rem}`;

const HEURES = CLES_GARDEES / 3_600_000;

interface Textes {
  readonly titre: string;
  /** `mois`: for how long totals are kept. */
  readonly parties: (site: string, mois: number) => readonly (readonly [titre: string, ...paragraphes: string[]])[];
  /** Whether the browser that asks sends a signal of opposition. */
  readonly signal: Readonly<Record<'oui' | 'non', string>>;
  readonly retour: (site: string) => string;
}

/** What visitors are told, in French and for all others in English, as the other messages of public pages. */
const TEXTES: Readonly<Record<'fr' | 'en', Textes>> = {
  fr: {
    titre: 'Pourquoi cette annonce\u00a0?',
    parties: (site, mois) => [
      [
        'Comment elle est choisie',
        `Un partenaire de «\u00a0${site}\u00a0» a acheté cette place pour un temps. L’annonce est choisie d’après la page que vous lisez\u00a0: ce dont elle parle, sa langue, le jour et l’heure.`,
        'Elle ne l’est jamais d’après vous\u00a0: nous ne savons ni qui vous êtes, ni ce que vous avez lu avant.',
      ],
      [
        'Ce qui est compté',
        'Combien de fois une annonce est vue et ouverte, heure par heure, pour le dire à qui l’a achetée.',
        'Rien n’est écrit ni lu sur votre appareil\u00a0: ni cookie, ni identifiant, ni stockage.',
        `Pour ne pas compter deux fois la même vue, un numéro d’où personne ne peut vous retrouver est gardé ${HEURES}\u00a0heures, puis oublié. Les totaux sont gardés ${mois}\u00a0mois.`,
      ],
      [
        'Ne pas être compté',
        'Activez dans votre navigateur «\u00a0Global Privacy Control\u00a0» ou «\u00a0Ne pas me pister\u00a0»\u00a0: vos vues et vos clics ne comptent alors plus. Les annonces restent, puisqu’elles ne dépendent pas de vous.',
      ],
    ],
    signal: {
      oui: 'Votre navigateur envoie ce signal\u00a0: vous n’êtes pas compté.',
      non: 'Votre navigateur n’envoie pas ce signal aujourd’hui.',
    },
    retour: (site) => `Retour au site «\u00a0${site}\u00a0», dont les mentions disent à qui écrire`,
  },
  en: {
    titre: 'Why this ad?',
    parties: (site, mois) => [
      [
        'How it is chosen',
        `A partner of “${site}” bought this space for a while. The ad is chosen from the page you are reading: what it is about, its language, the day and the time.`,
        'It is never chosen from who you are: we do not know you, nor what you read before.',
      ],
      [
        'What is counted',
        'How often an ad is seen and opened, hour by hour, to tell whoever bought it.',
        'Nothing is written to your device or read from it: no cookie, no identifier, no storage.',
        `So that the same view is not counted twice, a number that nobody can trace back to you is kept for ${HEURES} hours, then forgotten. Totals are kept for ${mois} months.`,
      ],
      [
        'Not being counted',
        'Turn on “Global Privacy Control” or “Do Not Track” in your browser: your views and clicks no longer count. Ads remain, since they do not depend on you.',
      ],
    ],
    signal: {
      oui: 'Your browser sends this signal: you are not counted.',
      non: 'Your browser does not send this signal today.',
    },
    retour: (site) => `Back to the site “${site}”, whose legal notice says whom to write to`,
  },
};

export const entetesDePourquoi = () => ({ ...privatePage(STYLE), vary: 'sec-gpc, dnt' });

interface Lecteur {
  readonly langue: Langue;
  readonly site: { readonly nom: string; readonly adresse: string };
  readonly isOpposed: boolean;
  readonly mois: number;
}

/** The page that says how annonces are chosen, what is counted of them, and how to oppose the counting. */
export function pageDePourquoi({ langue, site, isOpposed, mois }: Lecteur): string {
  const lang = langue === 'fr' ? 'fr' : 'en';
  const { titre, parties, signal, retour } = TEXTES[lang];
  const said = parties(site.nom, mois).map(
    ([head, ...paragraphes]) =>
      element('h2', {}, escapeHtml(head)) + paragraphes.map((one) => element('p', {}, escapeHtml(one))).join(''),
  );
  const corps = [
    element('h1', {}, escapeHtml(titre)),
    ...said,
    element('p', { class: 'signal' }, escapeHtml(signal[isOpposed ? 'oui' : 'non'])),
    element('p', {}, element('a', { href: site.adresse }, escapeHtml(retour(site.nom)))),
  ];
  return privateDocument(STYLE, titre, element('main', {}, corps.join('')), lang);
}
