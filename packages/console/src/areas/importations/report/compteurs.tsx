import { COMPTEURS, formatNumber, type Importation, NOMS_COMPTEURS } from '@bridge/contract';
import classes from './report.module.css';

const gap = new Intl.NumberFormat('fr', { signDisplay: 'exceptZero' });

interface Props {
  readonly ici: Importation;
  readonly autre: Importation;
}

/** The counts of two imports, and their differences. */
export function Compteurs({ ici, autre }: Props) {
  const lines = NOMS_COMPTEURS.filter((compteur) => ici.compteurs[compteur] + autre.compteurs[compteur] > 0);
  return (
    <table className={classes.comparison} aria-label="Compteurs des deux imports">
      <thead>
        <tr>
          <th scope="col">Compteur</th>
          <th scope="col">{`N°\u00a0${autre.id}`}</th>
          <th scope="col">{`N°\u00a0${ici.id}`}</th>
          <th scope="col">Écart</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((compteur) => (
          <tr key={compteur}>
            <th scope="row">{COMPTEURS[compteur]}</th>
            <td>{formatNumber(autre.compteurs[compteur])}</td>
            <td>{formatNumber(ici.compteurs[compteur])}</td>
            <td>{gap.format(ici.compteurs[compteur] - autre.compteurs[compteur]).replace('-', '−')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
