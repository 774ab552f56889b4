import { FORMATS_D_EXPORT } from './liste.resource.ts';

/** How what a site shows is put into the pages of another one. */

export interface AIntegrer {
  /** Of the instance: « https://bridge.exemple.fr ». */
  readonly origine: string;
  /** Codes, as their records have them. */
  readonly site: string;
  readonly langue: string;
  readonly genre: 'liste' | 'carte' | 'annonce';
  readonly code: string;
  /** What it is called, for who cannot see the frame. */
  readonly titre?: string;
  /** The formats that the list offers, besides those that it always has. */
  readonly exports?: readonly string[];
}

/** Maps and programs need them. */
const TOUJOURS = ['json', 'geojson'];

export interface CodesDIntegration {
  /** The page itself. */
  readonly page: string;
  /** Its content alone, to be written by the server of a site into its own page. */
  readonly fragment: string;
  readonly php: string;
  readonly element: string;
  readonly cadre: string;
  readonly wordpress: string;
  readonly sorties: readonly { readonly format: string; readonly libelle: string; readonly adresse: string }[];
}

const NOMS = { liste: 'Liste', carte: 'Carte', annonce: 'Annonce' } as const;

/** Where the pages of a site start. */
export const adresseDuSite = (origine: string, site: string): string =>
  `${origine.replace(/\/+$/, '')}/public/${encodeURIComponent(site)}`;

/** What to paste, ready to be copied: whatever a name holds, it stays inside its quotes. */
export function codesDIntegration(quoi: AIntegrer): CodesDIntegration {
  const { origine, site, langue, genre, code, titre = '', exports = [] } = quoi;
  const formats = FORMATS_D_EXPORT.filter(({ value }) => TOUJOURS.includes(value) || exports.includes(value));
  const chemin = [langue, ...(genre === 'liste' ? [] : [genre]), code].map(encodeURIComponent).join('/');
  const page = `${adresseDuSite(origine, site)}/${chemin}`;
  const fragment = `${page}?fragment=1`;
  const outils = `${origine.replace(/\/+$/, '')}/public/_bridge`;
  const nom = titre.trim() || NOMS[genre];
  const script = (nom: string) => `<script type="module" src="${forHtml(`${outils}/${nom}.js`)}" async></script>`;
  return {
    page,
    fragment,
    // What the visitor asks of the list is asked of us too: filters and pages work without a script.
    php: [
      `<div data-bridge-source="${forHtml(page)}">`,
      `<?php echo file_get_contents('${forPhp(page)}?' . http_build_query(['fragment' => '1'] + $_GET)); ?>`,
      '</div>',
      script('bridge'),
    ].join('\n'),
    element: [script('bridge'), `<bridge-${genre} src="${forHtml(page)}"></bridge-${genre}>`].join('\n'),
    cadre: [
      `<iframe data-bridge-cadre src="${forHtml(`${page}?cadre=1`)}" title="${forHtml(nom)}" loading="lazy" style="width:100%;border:0"></iframe>`,
      script('cadre-hote'),
    ].join('\n'),
    wordpress: `[bridge ${genre}="${forShortcode(code)}" site="${forShortcode(site)}" langue="${forShortcode(langue)}"]`,
    sorties: (genre === 'liste' ? formats : []).map(({ value, label }) => ({
      format: value,
      libelle: label,
      adresse: `${page}.${value}`,
    })),
  };
}

const HTML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const forHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => HTML[sign] ?? '');
/** Between single quotes of PHP. */
const forPhp = (text: string) => text.replace(/[\\']/g, String.raw`\$&`);
/** A shortcode knows no way to write a quote or a bracket: codes have none. */
const forShortcode = (text: string) => text.replace(/["'<>[\]]/g, '');
