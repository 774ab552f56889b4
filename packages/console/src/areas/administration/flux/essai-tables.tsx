import type { Essai } from '@bridge/contract';
import classes from './flux.module.css';

/** The first records of a feed, as they would be named in the catalogue. */
export function EssaiExemples({ exemples }: Pick<Essai, 'exemples'>) {
  return (
    <div className={classes.scroll}>
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
    </div>
  );
}

export function EssaiRejets({ rejets }: Pick<Essai, 'rejets'>) {
  return (
    <div className={classes.scroll}>
      <table className={classes.examples} aria-label="Fiches rejetées">
        <thead>
          <tr>
            <th scope="col">Fiche rejetée</th>
            <th scope="col">Motif</th>
          </tr>
        </thead>
        <tbody>
          {rejets.map(({ position, motif }) => (
            <tr key={`${position} ${motif}`}>
              <th scope="row">{position}</th>
              <td>{motif}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
