import { Stack, Text, Title } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';
import { formatInstant } from '../../../../resource/values/format.ts';
import { PARTS } from '../importation.rules.ts';
import { withReport } from '../imports.address.ts';
import { Brut } from './brut.tsx';
import classes from './report.module.css';
import type { Report } from './report.ts';

const figures = new Intl.NumberFormat('fr');
const gap = new Intl.NumberFormat('fr', { signDisplay: 'exceptZero' });

/** What the source answered, as received; and what it had answered the time before. */
export function Source({ report }: { readonly report: Report }) {
  return (
    <Stack gap="lg">
      <section>
        <Title order={3} mb="xs">
          Comparé à l’import précédent
        </Title>
        <Comparison report={report} />
      </section>
      <section>
        <Title order={3} mb="xs">
          Réponses de la source
        </Title>
        <Brut id={report.id} pages={report.pages} />
      </section>
    </Stack>
  );
}

const LINES = [
  { compteur: 'recus', label: 'Fiches reçues' },
  ...PARTS.map(({ compteur, many }) => ({ compteur, label: `Objets ${many}` })),
  { compteur: 'avertissements', label: 'Avertissements' },
] as const;

function Comparison({ report: { compteurs, precedente } }: { readonly report: Report }) {
  const [search] = useSearchParams();
  if (!precedente) return <Text c="dimmed">C’est le premier import de ce flux.</Text>;
  const lines = LINES.filter(({ compteur }) => compteurs[compteur] + precedente.compteurs[compteur] > 0);
  return (
    <>
      <Text size="sm" mb="xs">
        <Link to={{ search: withReport(search, precedente.id).toString() }} className={classes.link}>
          {`Import n°\u00a0${precedente.id}`}
        </Link>
        {`, ${formatInstant(precedente.debutLe, new Date()).relative}`}
      </Text>
      <table className={classes.comparison} aria-label="Compteurs des deux imports">
        <thead>
          <tr>
            <th scope="col">Compteur</th>
            <th scope="col">Avant</th>
            <th scope="col">Cette fois</th>
            <th scope="col">Écart</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ compteur, label }) => (
            <tr key={compteur}>
              <th scope="row">{label}</th>
              <td>{figures.format(precedente.compteurs[compteur])}</td>
              <td>{figures.format(compteurs[compteur])}</td>
              <td>{gap.format(compteurs[compteur] - precedente.compteurs[compteur]).replace('-', '−')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
