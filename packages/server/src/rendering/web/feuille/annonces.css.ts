/** Styles of annonces: each box has its size before it is filled, and is hidden while it is empty. */
export const ANNONCES = `
.bridge .bridge-annonces { display: grid; gap: 1rem; margin-block: 1.5rem }
.bridge .bridge-annonces-en-tete { margin-block: 0 1.5rem }
.bridge .bridge-intercalaire { display: grid; gap: 1rem; align-content: stretch; list-style: none; min-width: 0 }
.bridge .bridge-annonce { display: grid; gap: .375rem; align-content: start; min-width: 0 }
.bridge .bridge-annonce[data-bridge-annonce=""] { visibility: hidden }
.bridge .bridge-annonce[hidden], .bridge .bridge-intercalaire:not(:has(> .bridge-annonce:not([hidden]))) { display: none }
@media (scripting: none) { .bridge .bridge-annonce-cadre[data-bridge-cadre] { display: none } }
.bridge .bridge-annonce:has(> .bridge-element) { align-content: stretch; grid-template-rows: 1fr auto }
.bridge .bridge-intercalaire > .bridge-annonce:not(:has(> .bridge-element, > .bridge-annonce-cadre, > .bridge-annonce-film)) { align-content: stretch; grid-template-rows: auto 1fr }
.bridge .bridge-intercalaire .bridge-annonce-lien:not(:has(> picture)) { display: grid; align-content: center }
.bridge .bridge-annonce-mention { margin: 0; font-size: .8125rem; color: var(--bridge-doux) }
.bridge .bridge-annonce-mention a { color: inherit }
.bridge .bridge-annonce-lien { display: block; overflow: hidden; border: 1px solid var(--bridge-trait); border-radius: calc(var(--bridge-arrondi) * 1.5); background: var(--bridge-surface); color: var(--bridge-encre); text-decoration: none }
.bridge .bridge-annonce-lien:is(:hover, :focus-visible) .bridge-annonce-titre { text-decoration: underline }
.bridge .bridge-annonce-lien img { display: block; width: 100%; height: auto; object-fit: cover }
.bridge .bridge-annonce-cadre { display: block; max-width: 100%; height: auto; border: 0 }
.bridge .bridge-annonce-film { display: block; width: 100%; height: auto; border-radius: var(--bridge-arrondi); background: var(--bridge-surface) }
.bridge .bridge-annonce-texte { display: grid; gap: .375rem; justify-items: start; padding: 1rem 1.25rem }
.bridge .bridge-annonce-titre { font-size: 1.0625rem }
.bridge .bridge-avec-lateral { display: grid; gap: 1.5rem }
.bridge .bridge-avec-lateral > * { min-width: 0 }
@container bridge (min-width: 64rem) {
  .bridge-avec-lateral { grid-template-columns: minmax(0, 1fr) 18rem; align-items: start; gap: 2.5rem }
}
`;
