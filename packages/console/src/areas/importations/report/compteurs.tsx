import { formatNumber, type Importation } from '@bridge/contract';
import { PARTS } from '../../../catalogue/importation/importation.rules.ts';
import classes from './report.module.css';

const gap = new Intl.NumberFormat('fr', { signDisplay: 'exceptZero' });

const LINES = [
  { compteur: 'recus', label: 'Fiches reçues' },
  ...PARTS.map(({ compteur, many }) => ({ compteur, label: `Objets ${many}` })),
  { compteur: 'avertissements', label: 'Avertissements' },
] as const;

interface Props {
  readonly ici: Importation;
  readonly autre: Importation;
}

/** What two imports counted, and by how much they differ. */
export function Compteurs({ ici, autre }: Props) {
  const lines = LINES.filter(({ compteur }) => ici.compteurs[compteur] + autre.compteurs[compteur] > 0);
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
        {lines.map(({ compteur, label }) => (
          <tr key={compteur}>
            <th scope="row">{label}</th>
            <td>{formatNumber(autre.compteurs[compteur])}</td>
            <td>{formatNumber(ici.compteurs[compteur])}</td>
            <td>{gap.format(ici.compteurs[compteur] - autre.compteurs[compteur]).replace('-', '−')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
