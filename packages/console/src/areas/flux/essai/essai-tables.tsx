import type { Essai } from '@bridge/contract';
import classes from '../flux.module.css';

/** The first records of a feed, as the catalogue would name them. */
export function EssaiExemples({ exemples }: Pick<Essai, 'exemples'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls.
    <section className={classes.scroll} aria-label="Tableau des exemples" tabIndex={0}>
      <table className={classes.examples} aria-label="Exemples">
        <thead>
          <tr>
            <th scope="col">Nom</th>
            <th scope="col">Type</th>
            <th scope="col">Commune</th>
            <th scope="col">Identifiant</th>
          </tr>
        </thead>
        <tbody>
          {exemples.map(({ identifiant, nom, type, commune }) => (
            <tr key={identifiant}>
              <th scope="row">{nom}</th>
              <td>{type}</td>
              <td>{commune}</td>
              <td>{identifiant}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

export function EssaiRejets({ rejets }: Pick<Essai, 'rejets'>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must reach what scrolls.
    <section className={classes.scroll} aria-label="Tableau des fiches rejetées" tabIndex={0}>
      <table className={classes.examples} aria-label="Fiches rejetées">
        <thead>
          <tr>
            <th scope="col">Fiche rejetée</th>
            <th scope="col">Motif</th>
          </tr>
        </thead>
        <tbody>
          {rejets.map(({ position, identifiant, motif }) => (
            <tr key={`${position} ${motif}`}>
              <th scope="row" title={position}>
                {identifiant ?? position}
              </th>
              <td>{motif}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
