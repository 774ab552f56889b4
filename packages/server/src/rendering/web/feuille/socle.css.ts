/** Styles that all others build on: colours, letters. No rule reaches outside .bridge but for the colour scheme. */
export const SOCLE = `
.bridge, .bridge-heberge body {
  --bridge-fond: #ffffff;
  --bridge-surface: #f6f7f8;
  --bridge-encre: #16191d;
  --bridge-doux: #525c66;
  --bridge-trait: #e2e6ea;
  --bridge-bord: #808a94;
  --bridge-action: var(--bridge-couleur);
  --bridge-sur-action: var(--bridge-sur-couleur);
  --bridge-repere: var(--bridge-lien);
  --bridge-ombre: 0 1px 2px rgb(16 24 32 / .06), 0 8px 24px rgb(16 24 32 / .08);
  --bridge-dedans: 1.125rem;
  --bridge-espace: 1.5rem;
}
@supports (color: light-dark(#fff, #000)) {
  .bridge, .bridge-heberge body {
    --bridge-fond: light-dark(#ffffff, #15181c);
    --bridge-surface: light-dark(#f6f7f8, #1e2227);
    --bridge-encre: light-dark(#16191d, #eef1f4);
    --bridge-doux: light-dark(#525c66, #a9b3bd);
    --bridge-trait: light-dark(#e2e6ea, #343a42);
    --bridge-bord: light-dark(#808a94, #79838d);
    --bridge-action: light-dark(var(--bridge-couleur), var(--bridge-couleur-sombre));
    --bridge-sur-action: light-dark(var(--bridge-sur-couleur), #16191d);
    --bridge-repere: light-dark(var(--bridge-lien), var(--bridge-lien-sombre));
  }
}
.bridge {
  container: bridge / inline-size;
  color: var(--bridge-encre);
  font-family: var(--bridge-police);
  font-size: 1rem;
  line-height: 1.5;
  text-align: start;
  overflow-wrap: break-word;
  -webkit-text-size-adjust: 100%;
}
.bridge *, .bridge *::before, .bridge *::after { box-sizing: border-box }
.bridge :is(h1, h2, h3, h4, p, ul, ol, li, dl, dd, figure, fieldset) { margin: 0; padding: 0; border: 0; min-width: 0 }
.bridge :is(h1, h2, h3, h4) { color: inherit; font-family: inherit; font-weight: 680; line-height: 1.25; letter-spacing: -.01em; text-wrap: balance }
.bridge :is(ul, ol) { list-style: none }
.bridge :is(input, select, button) { font: inherit; color: inherit }
.bridge [hidden] { display: none !important }
.bridge a { color: var(--bridge-repere); text-decoration-thickness: 1px; text-underline-offset: .18em }
.bridge a:hover { text-decoration-thickness: 2px }
.bridge :is(a, button, input, select, summary):focus-visible, .bridge-heberge a:focus-visible { outline: 3px solid var(--bridge-repere); outline-offset: 2px }
:where(.bridge, .bridge-heberge) :is(a, summary):focus-visible { border-radius: 3px }
.bridge .bridge-invisible { position: absolute; width: 1px; height: 1px; margin: -1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
.bridge .bridge-icone { flex: none; width: 1.25em; height: 1.25em; vertical-align: -.25em }
.bridge .bridge-titre { font-size: clamp(1.75rem, 1.2rem + 2.6cqi, 2.625rem); line-height: 1.12; letter-spacing: -.022em }
.bridge .bridge-entete { display: grid; gap: .75rem; margin-block-end: 1.75rem }
.bridge .bridge-bouton {
  position: relative; display: inline-flex; gap: .5rem; align-items: center; justify-content: center; min-height: 2.75rem; padding: .5rem 1.125rem;
  border: 1px solid transparent; border-radius: var(--bridge-arrondi); background: var(--bridge-action); color: var(--bridge-sur-action);
  font-weight: 600; line-height: 1.25; text-decoration: none; cursor: pointer;
}
.bridge .bridge-bouton:hover { text-decoration: underline }
.bridge .bridge-bouton-discret { border-color: var(--bridge-bord); background: var(--bridge-fond); color: var(--bridge-encre) }
.bridge .bridge-nombre { display: inline-block; min-width: 1.5rem; padding: .0625rem .4375rem; border-radius: 1rem; background: var(--bridge-action); color: var(--bridge-sur-action); font-size: .8125rem; font-weight: 650; text-align: center }
.bridge summary { cursor: pointer }
.bridge .bridge-ariane ol { display: flex; flex-wrap: wrap; gap: .125rem .5rem; font-size: .875rem }
.bridge .bridge-ariane li { display: flex; gap: .5rem; align-items: center; min-height: 1.5rem; color: var(--bridge-doux) }
.bridge .bridge-ariane li + li::before { content: "/"; color: var(--bridge-bord) }
.bridge .bridge-ariane a { color: var(--bridge-doux) }
.bridge .bridge-traduction { margin-block-start: 1.5rem; color: var(--bridge-doux); font-size: .875rem }
@media (prefers-reduced-motion: no-preference) {
  .bridge :is(.bridge-element, .bridge-bouton, .bridge-photo img) { transition: box-shadow 150ms, border-color 150ms }
}
@media print {
  .bridge :is(.bridge-moteur, .bridge-pagination, .bridge-exports, .bridge-actions, .bridge-tri, .bridge-ariane, .bridge-carte, .bridge-favori, .bridge-feuilleter, .bridge-rang), .bridge-haut nav { display: none !important }
  .bridge .bridge-element { break-inside: avoid; box-shadow: none }
  .bridge a { color: inherit }
}
`;
