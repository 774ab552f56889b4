import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { elementDe } from './element.ts';
import { historiqueDe } from './historique.ts';
import { hoteDeTest, htmlDe, settle } from './testing/page.ts';

const SRC = 'https://bridge.example/public/ot/fr/liste';
let numero = 0;

/** Defines a new element for each test: a name can be defined once only. */
function put(html: (nom: string) => string) {
  numero += 1;
  const nom = `bridge-essai-${numero}`;
  const { hote, demandes } = hoteDeTest();
  const loadCarte = async () => () => ({ readAgain: async () => undefined });
  customElements.define(nom, elementDe({ hote, historique: () => historiqueDe(window), navigateur: {}, loadCarte }));
  document.body.innerHTML = html(nom);
  const element = document.querySelector<HTMLElement>(nom);
  if (!element) throw new Error('no element');
  const answer = async (reponse: string | Error) => {
    demandes.at(-1)?.answer(reponse);
    await settle();
    for (const lien of element.shadowRoot?.querySelectorAll('link') ?? []) lien.dispatchEvent(new Event('load'));
    await settle();
  };
  return { element, hote, demandes, answer };
}
const withCss = (html: string) =>
  html.replace('data-bridge-id', 'data-bridge-css="/public/_bridge/b.css" data-bridge-id');

beforeEach(() => {
  document.documentElement.lang = 'fr';
  window.history.replaceState(null, '', '/agenda');
});
afterEach(() => vi.restoreAllMocks());

describe('an element in the page of a site', () => {
  it('asks its list for the state that the page carries', () => {
    window.history.replaceState(null, '', '/agenda?commune=a');
    const { demandes } = put((nom) => `<${nom} src="${SRC}"></${nom}>`);
    expect(demandes[0]?.adresse.href).toBe(`${SRC}?commune=a&fragment=1`);
  });

  it('keeps its height, then shows the list with its styles in a root of its own', async () => {
    const { element, answer } = put((nom) => `<${nom} src="${SRC}" hauteur="600"></${nom}>`);
    expect(element.style.minHeight).toBe('600px');
    await answer(withCss(htmlDe()));
    expect(element.shadowRoot?.querySelector('link')?.href).toBe('https://bridge.example/public/_bridge/b.css');
    expect(element.shadowRoot?.querySelectorAll('li[data-bridge-objet]')).toHaveLength(2);
  });

  it('takes styles of the server that drew the list, and of no other', async () => {
    const { element, answer } = put((nom) => `<${nom} src="${SRC}"></${nom}>`);
    await answer(htmlDe().replace('data-bridge-id', 'data-bridge-css="https://autre.example/b.css" data-bridge-id'));
    expect(element.shadowRoot?.querySelector('link')).toBeNull();
    expect(element.shadowRoot?.querySelector('.bridge')).not.toBeNull();
  });

  it('shows what it held until the list and its styles are there', async () => {
    const { element, demandes, answer } = put((nom) => `<${nom} src="${SRC}"><p>Avant</p></${nom}>`);
    expect(element.shadowRoot).toBeNull();
    demandes[0]?.answer(withCss(htmlDe()));
    await settle();
    expect(element.shadowRoot?.querySelector('slot')).not.toBeNull();
    await answer('');
    expect(element.shadowRoot?.querySelector('slot')).toBeNull();
  });

  it('leads to the server and not to the site, whose addresses they would else be', async () => {
    const { element, answer } = put((nom) => `<${nom} src="${SRC}"></${nom}>`);
    await answer(htmlDe());
    const lien = element.shadowRoot?.querySelector<HTMLAnchorElement>('li[data-bridge-objet="1"] a');
    expect(lien?.href).toBe('https://bridge.example/public/ot/fr/o-1');
  });

  it('changes in place under an address of the site', async () => {
    window.history.replaceState(null, '', '/agenda?page_id=7');
    const { element, demandes, answer } = put((nom) => `<${nom} src="${SRC}"></${nom}>`);
    await answer(htmlDe());
    element.shadowRoot?.querySelector<HTMLElement>('#tri')?.click();
    expect(demandes[1]?.adresse.href).toBe(`${SRC}?page_id=7&tri=nom&fragment=1`);
    await answer(htmlDe({ elements: [9] }));
    expect(window.location.search).toBe('?page_id=7&tri=nom');
    expect(element.shadowRoot?.querySelector<HTMLElement>('li[data-bridge-objet]')?.dataset.bridgeObjet).toBe('9');
  });

  it('says calmly that nothing came, in the language of the page, and tries again when asked', async () => {
    document.documentElement.lang = 'de-AT';
    const { element, demandes, answer } = put((nom) => `<${nom} src="${SRC}"></${nom}>`);
    await answer(new Error('network'));
    expect(element.shadowRoot?.textContent).toContain('Dieser Inhalt ist derzeit nicht verfügbar.');
    element.shadowRoot?.querySelector('button')?.click();
    expect(demandes).toHaveLength(2);
    await answer(htmlDe());
    expect(element.shadowRoot?.querySelector('.bridge')).not.toBeNull();
  });

  it('keeps what it held when nothing came', async () => {
    const { element, answer } = put((nom) => `<${nom} src="${SRC}"><p>Avant</p></${nom}>`);
    await answer(new Error('network'));
    expect(element.shadowRoot).toBeNull();
    expect(element.textContent).toBe('Avant');
  });

  it.each(['', 'javascript:alert(1)', 'data:text/html,x'])('asks nothing of « %s »', (src) => {
    const { demandes } = put((nom) => `<${nom} src="${src}"></${nom}>`);
    expect(demandes).toHaveLength(0);
  });
});
