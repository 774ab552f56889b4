import { languageName, nomDuChemin, type ValeurSuivie } from '@bridge/contract';
import classes from './valeurs.module.css';

/** The texts that a write changes in Apidae, before and after; and the text that came back, where it differs. */
export function Valeurs({ valeurs }: { readonly valeurs: readonly ValeurSuivie[] }) {
  return (
    <ul className={classes.list} aria-label="Textes avant et après">
      {valeurs.map((valeur) => (
        <li key={`${valeur.chemin} ${valeur.langue}`}>
          <div
            className={classes.name}
          >{`${nomDuChemin(valeur.chemin)}, ${languageName(valeur.langue).toLowerCase()}`}</div>
          <dl className={classes.texts}>
            <dt>Avant</dt>
            <dd lang={valeur.langue}>{valeur.avant === '' ? <em>Rien</em> : <del>{valeur.avant}</del>}</dd>
            <dt>Après</dt>
            <dd lang={valeur.langue}>{valeur.apres === '' ? <em>Rien</em> : <ins>{valeur.apres}</ins>}</dd>
            {valeur.revenu !== undefined && (
              <>
                <dt>Revenu</dt>
                <dd lang={valeur.langue} data-autre>
                  {valeur.revenu === '' ? <em>Rien</em> : valeur.revenu}
                </dd>
              </>
            )}
          </dl>
        </li>
      ))}
    </ul>
  );
}
