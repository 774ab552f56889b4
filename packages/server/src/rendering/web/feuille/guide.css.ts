/**
 * A guided search. With scripts, one question at a time takes the place of the results; without, or in a browser too
 * old to tell, every question is shown above them with one button.
 */
export const GUIDE = `
.bridge .bridge-corps:has(> .bridge-guide) { grid-template-columns: minmax(0, 1fr) }
.bridge :is(.bridge-progres, .bridge-pas) { display: none }
.bridge .bridge-questions { display: grid; gap: 1.5rem }
.bridge .bridge-question { display: grid; gap: .75rem; scroll-margin-block-start: 5rem }
.bridge .bridge-question:focus { outline: none }
.bridge .bridge-intitule { padding: 0; margin-block-end: .75rem; font-size: 1.1875rem; font-weight: 650; line-height: 1.3; text-wrap: balance }
.bridge .bridge-question .bridge-cases { grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); gap: .5rem; max-height: none; overflow: visible }
.bridge .bridge-question .bridge-cases .bridge-case { height: 100%; min-height: 3rem; padding: .5rem .875rem; border: 1px solid var(--bridge-bord); border-radius: var(--bridge-arrondi); background: var(--bridge-fond) }
.bridge .bridge-question .bridge-cases .bridge-case > span { gap: .375rem; justify-content: start }
.bridge .bridge-question .bridge-cases .bridge-compte { margin-inline-start: auto }
.bridge .bridge-question .bridge-cases .bridge-picto { margin: 0 }
.bridge .bridge-question .bridge-cases .bridge-case:has(:checked) { border-color: var(--bridge-repere); box-shadow: inset 0 0 0 1px var(--bridge-repere) }
.bridge .bridge-question .bridge-cases .bridge-case:has(:disabled) { border-style: dashed }
.bridge .bridge-question .bridge-pastilles .bridge-case > span { min-height: 2.75rem; padding-inline: 1rem; border-radius: 1.5rem }
.bridge .bridge-question :is(.bridge-champ, .bridge-deux) { max-width: 26rem }
@media (scripting: enabled) {
  .bridge .bridge-guide .bridge-sans-script, .bridge .bridge-question:not([data-bridge-question]), .bridge .bridge-questions:not(:has([data-bridge-question])), .bridge .bridge-guide:has([data-bridge-question]) .bridge-recherche { display: none }
  .bridge:has([data-bridge-question]) [data-bridge-resultats]:not(:has(.bridge-guide)) { display: none }
  .bridge .bridge-guide:has([data-bridge-question]) { padding: clamp(1rem, 4cqi, 2rem); border: 1px solid var(--bridge-trait); border-radius: calc(var(--bridge-arrondi) * 1.5); background: var(--bridge-surface) }
  .bridge .bridge-progres { display: grid; grid-template-columns: 1fr auto; gap: .5rem 1rem; align-items: center; color: var(--bridge-doux); font-size: .9375rem; font-variant-numeric: tabular-nums }
  .bridge .bridge-progres a { display: inline-flex; gap: .25rem; align-items: center; justify-self: start; min-height: 2rem; margin-inline-start: -.25rem }
  .bridge .bridge-progres p { grid-column: 2; line-height: 2rem }
  .bridge .bridge-progres progress { grid-column: 1 / -1; width: 100%; height: .375rem; border: 0; border-radius: 1rem; overflow: hidden; background: var(--bridge-trait); accent-color: var(--bridge-action); appearance: none }
  .bridge .bridge-progres progress::-webkit-progress-bar { background: var(--bridge-trait) }
  .bridge .bridge-progres progress::-webkit-progress-value { border-radius: 1rem; background: var(--bridge-action) }
  .bridge .bridge-progres progress::-moz-progress-bar { border-radius: 1rem; background: var(--bridge-action) }
  .bridge .bridge-question[data-bridge-question] .bridge-intitule { font-size: clamp(1.375rem, 1.1rem + 1.6cqi, 1.75rem); letter-spacing: -.015em }
  .bridge .bridge-pas { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center }
  .bridge .bridge-guide > .bridge-actifs { padding-block-start: 1rem; border-block-start: 1px solid var(--bridge-trait) }
  .bridge .bridge-guide:not(:has([data-bridge-question])) > .bridge-actifs { padding: 0; border: 0 }
  @container bridge (max-width: 35.99rem) {
    .bridge .bridge-question ~ .bridge-pas { display: grid; grid-template-columns: minmax(0, 1fr) }
  }
  @container bridge (min-width: 36rem) {
    .bridge .bridge-vers-resultats { margin-inline-start: auto }
    .bridge .bridge-guide .bridge-recherche { max-width: 32rem }
  }
}
`;
