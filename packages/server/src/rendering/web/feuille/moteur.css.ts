/** The engine: a column at the left, a row above, or a drawer; on small screens always a drawer. */
export const MOTEUR = `
.bridge .bridge-moteur { display: grid; gap: 1rem; align-content: start }
.bridge .bridge-recherche { display: flex; gap: .5rem }
.bridge .bridge-recherche .bridge-bouton { padding-inline: .75rem }
.bridge :is(.bridge-recherche, .bridge-champ) :is(input, select) { width: 100%; min-width: 0; min-height: 2.75rem; padding: .5rem .75rem; border: 1px solid var(--bridge-bord); border-radius: var(--bridge-arrondi); background: var(--bridge-fond) }
.bridge .bridge-recherche input::placeholder { color: var(--bridge-doux); opacity: 1 }
.bridge .bridge-tiroir > summary { display: flex; gap: .625rem; align-items: center; min-height: 2.75rem; padding: .5rem 1rem; border: 1px solid var(--bridge-bord); border-radius: var(--bridge-arrondi); font-weight: 600; list-style: none }
.bridge :is(.bridge-tiroir, .bridge-filtre) > summary::-webkit-details-marker { display: none }
.bridge .bridge-filtres { display: grid; gap: 0; padding-block-start: .5rem }
.bridge .bridge-filtre { border-block-end: 1px solid var(--bridge-trait) }
.bridge .bridge-filtre > summary { display: flex; gap: .75rem; align-items: center; justify-content: space-between; min-height: 2.75rem; font-weight: 620; list-style: none }
.bridge .bridge-filtre > summary::after { content: ""; flex: none; width: .5rem; height: .5rem; margin-inline-end: .25rem; border: solid var(--bridge-doux); border-width: 0 2px 2px 0; transform: rotate(45deg) translate(-2px, -2px) }
.bridge .bridge-filtre[open] > summary::after { transform: rotate(-135deg) translate(-2px, -2px) }
.bridge .bridge-filtre[data-actif] > summary { color: var(--bridge-repere) }
.bridge .bridge-filtre fieldset { display: grid; gap: .625rem; padding-block: .125rem 1rem }
.bridge .bridge-bascule { padding-block: .5rem }
.bridge .bridge-aide { color: var(--bridge-doux); font-size: .875rem }
.bridge .bridge-cases { display: grid; gap: .0625rem; max-height: 20rem; overflow: auto }
.bridge .bridge-case { display: flex; gap: .625rem; align-items: center; min-height: 2rem; cursor: pointer }
.bridge .bridge-case > span { display: flex; flex: 1; gap: .5rem; justify-content: space-between }
.bridge .bridge-case input { flex: none; width: 1.125rem; height: 1.125rem; margin: 0 0 0 .125rem; accent-color: var(--bridge-action) }
.bridge .bridge-case:has(:disabled) { color: var(--bridge-doux); cursor: default }
.bridge .bridge-compte { color: var(--bridge-doux); font-size: .875rem; font-variant-numeric: tabular-nums }
.bridge .bridge-picto { display: inline-flex; margin-inline-end: .375rem; vertical-align: -.1875rem }
.bridge .bridge-pastilles .bridge-picto { margin: 0 }
.bridge .bridge-pastilles { display: flex; flex-wrap: wrap; gap: .5rem }
.bridge .bridge-pastilles .bridge-case { position: relative }
.bridge .bridge-pastilles .bridge-case input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; opacity: 0; cursor: inherit }
.bridge .bridge-pastilles .bridge-case > span, .bridge .bridge-pastille { display: inline-flex; gap: .4375rem; align-items: center; min-height: 2rem; padding: .1875rem .75rem; border: 1px solid var(--bridge-bord); border-radius: 1.25rem; background: var(--bridge-fond); color: var(--bridge-encre); font-size: .9375rem; text-decoration: none }
.bridge .bridge-pastilles .bridge-case :checked + span, .bridge .bridge-pastille[aria-current] { border-color: transparent; background: var(--bridge-action); color: var(--bridge-sur-action) }
.bridge .bridge-pastilles .bridge-case :checked + span .bridge-compte { color: inherit }
.bridge .bridge-pastilles .bridge-case :focus-visible + span { outline: 3px solid var(--bridge-repere); outline-offset: 2px }
.bridge .bridge-pastille .bridge-icone { width: 1em; height: 1em }
.bridge .bridge-deux { display: grid; grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr)); gap: .75rem }
.bridge .bridge-champ { display: grid; gap: .25rem; align-content: end }
.bridge .bridge-champ input[type=date] { padding-inline: .5rem .375rem }
.bridge .bridge-champ label { color: var(--bridge-doux); font-size: .875rem }
.bridge .bridge-curseur { position: relative; height: 2.75rem; --bridge-debut: 0%; --bridge-fin: 100% }
.bridge .bridge-curseur::before { content: ""; position: absolute; inset: calc(50% - .1875rem) 0 auto; height: .375rem; border-radius: 1rem; background: linear-gradient(to right, var(--bridge-bord) var(--bridge-debut), var(--bridge-action) var(--bridge-debut) var(--bridge-fin), var(--bridge-bord) var(--bridge-fin)) }
.bridge .bridge-curseur input { position: absolute; inset: 0; width: 100%; height: 100%; margin: 0; background: none; appearance: none; pointer-events: none }
.bridge .bridge-curseur input:focus-visible { outline: none; z-index: 1 }
.bridge .bridge-curseur input::-webkit-slider-thumb { width: 1.5rem; height: 1.5rem; border: 2px solid var(--bridge-fond); border-radius: 50%; background: var(--bridge-action); box-shadow: var(--bridge-ombre); appearance: none; pointer-events: auto; cursor: pointer }
.bridge .bridge-curseur input::-moz-range-thumb { width: 1.25rem; height: 1.25rem; border: 2px solid var(--bridge-fond); border-radius: 50%; background: var(--bridge-action); box-shadow: var(--bridge-ombre); pointer-events: auto; cursor: pointer }
.bridge .bridge-curseur input::-moz-range-track { background: none }
.bridge .bridge-curseur input:focus-visible::-webkit-slider-thumb { outline: 3px solid var(--bridge-repere); outline-offset: 2px }
.bridge .bridge-curseur input:focus-visible::-moz-range-thumb { outline: 3px solid var(--bridge-repere); outline-offset: 2px }
@media (forced-colors: active) {
  .bridge .bridge-curseur { display: grid; height: auto }
  .bridge .bridge-curseur::before { display: none }
  .bridge .bridge-curseur input { position: static; height: 2.75rem; appearance: auto; pointer-events: auto }
}
.bridge .bridge-envoi { padding-block-start: 1rem }
.bridge .bridge-voir { position: sticky; inset-block-end: .75rem; z-index: 1 }
.bridge .bridge-actifs, .bridge .bridge-actifs ul { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center }
.bridge :is(.bridge-actifs, .bridge-tiroir > summary) { scroll-margin-block-start: .75rem }
.bridge .bridge-actifs > a { display: inline-block; min-height: 1.5rem; font-size: .9375rem }
@container bridge (min-width: 36rem) {
  .bridge .bridge-moteur-tiroir .bridge-recherche { max-width: 32rem }
  .bridge .bridge-tiroir > summary { width: fit-content }
  .bridge .bridge-tiroir > .bridge-filtres { grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); column-gap: 2rem; align-items: start }
}
@supports selector(::details-content) {
  @container bridge (min-width: 60rem) {
    :is(.bridge-moteur-gauche, .bridge-moteur-haut) > .bridge-tiroir > summary, :is(.bridge-moteur-gauche, .bridge-moteur-haut) .bridge-voir { display: none !important }
    :is(.bridge-moteur-gauche, .bridge-moteur-haut) > .bridge-tiroir::details-content { display: block; content-visibility: visible; height: auto; overflow: visible }
    .bridge .bridge-moteur-gauche .bridge-filtres { grid-template-columns: minmax(0, 1fr); padding-block-start: 0 }
    .bridge .bridge-moteur-haut { display: flex; flex-wrap: wrap; align-items: start }
    .bridge .bridge-moteur-haut .bridge-recherche { flex: 1 1 13rem; max-width: 22rem }
    .bridge .bridge-moteur-haut .bridge-tiroir { flex: 0 1 auto; min-width: 0 }
    .bridge .bridge-moteur-haut .bridge-actifs { flex-basis: 100%; order: 2 }
    .bridge .bridge-moteur-haut .bridge-filtres { display: flex; flex-wrap: wrap; gap: .5rem; padding: 0 }
    .bridge .bridge-moteur-haut .bridge-filtre { position: relative; border: 0 }
    .bridge .bridge-moteur-haut .bridge-filtre > summary, .bridge .bridge-moteur-haut .bridge-bascule { min-height: 2.75rem; padding: .25rem .75rem; border: 1px solid var(--bridge-bord); border-radius: var(--bridge-arrondi); background: var(--bridge-fond) }
    .bridge .bridge-moteur-haut .bridge-filtre[data-actif] > summary { border-color: var(--bridge-repere) }
    .bridge .bridge-moteur-haut .bridge-filtre fieldset { position: absolute; inset: calc(100% + .375rem) auto auto 0; z-index: 5; width: max-content; min-width: 18rem; max-width: 24rem; padding: 1rem; border: 1px solid var(--bridge-trait); border-radius: var(--bridge-arrondi); background: var(--bridge-fond); box-shadow: var(--bridge-ombre) }
    .bridge .bridge-moteur-haut .bridge-envoi { padding: 0 }
  }
}
`;
