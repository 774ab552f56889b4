import { countOf, type Estimation, formatNumber, LANGUES_CHOIX, OFFERTS_PAR_MOIS, objet } from '@bridge/contract';
import { Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import classes from './config.module.css';

interface Props {
  readonly estimation: Estimation;
  readonly isFree: boolean;
}

/** The volume to translate by language, and its cost. */
export function EstimationPart({ estimation: data, isFree }: Props) {
  return (
    <>
      <dl className={classes.facts}>
        <Fact label="Objets" value={formatNumber(data.objets)} />
        <Fact label="Caractères" value={formatNumber(data.caracteres)} />
        <Fact label="Coût" value={isFree ? 'Gratuit' : `${euros.format(data.cout)}`} />
      </dl>
      <Text size="sm" role="status">
        {phraseOf(data, isFree)}
      </Text>
      {data.langues.length > 0 && <ParLangue {...data} />}
      {data.avis.length > 0 && (
        <ul className={classes.avis} aria-label="À vérifier">
          {data.avis.map((one) => (
            <li key={one}>
              <IconAlertTriangle size={16} aria-hidden />
              <span>{one}</span>
            </li>
          ))}
        </ul>
      )}
      {data.lus < data.vises && (
        <Text size="xs" c="dimmed">
          {`${countOf(objet.noun, data.lus)} ${data.lus > 1 ? 'ont été lus' : 'a été lu'}\u00a0; le reste en est déduit.`}
        </Text>
      )}
      {data.deMemoire > 0 && (
        <Text size="xs" c="dimmed">
          {`Dont ${formatNumber(data.deMemoire)} caractères déjà traduits ailleurs\u00a0: ils ne coûtent rien.`}
        </Text>
      )}
      <Text size="xs" c="dimmed">
        Ce qui est déjà traduit n’est pas compté.
      </Text>
    </>
  );
}

const euros = new Intl.NumberFormat('fr', { style: 'currency', currency: 'EUR' });

function phraseOf({ caracteres, mois }: Estimation, isFree: boolean): string {
  if (caracteres === 0) return 'Rien à traduire\u00a0: tout l’est déjà, ou rien n’est écrit dans la langue source.';
  if (mois === 0) return 'Le budget ou le plafond de l’instance est à zéro\u00a0: rien ne part.';
  if (mois === null) return 'Sans limite de budget, tout peut être traduit d’un coup.';
  if (mois > 1) return `Le budget s’étale sur ${mois} mois.`;
  return isFree
    ? `Les ${formatNumber(OFFERTS_PAR_MOIS)} caractères offerts chaque mois suffisent.`
    : 'Le budget d’un mois suffit.';
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Bars beside the numbers that they draw. */
function ParLangue({ langues }: Estimation) {
  const most = Math.max(...langues.map(({ caracteres }) => caracteres), 1);
  return (
    <table className={classes.table} aria-label="Par langue">
      <thead>
        <tr>
          <th scope="col">Langue</th>
          <th scope="col" data-figures>
            Textes
          </th>
          <th scope="col" data-figures>
            Caractères
          </th>
        </tr>
      </thead>
      <tbody>
        {langues.map(({ langue, textes, caracteres }) => (
          <tr key={langue}>
            <th scope="row">
              {LANGUES_CHOIX.find(({ value }) => value === langue)?.label}
              <span className={classes.bar} style={{ width: `${(100 * caracteres) / most}%` }} aria-hidden />
            </th>
            <td data-figures>{formatNumber(textes)}</td>
            <td data-figures>{formatNumber(caracteres)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
