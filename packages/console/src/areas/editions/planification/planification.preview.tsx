import {
  calendrierEnMots,
  civilDayIn,
  FUSEAUX,
  type Fuseau,
  joursCouvertsEnMots,
  PARIS,
  PROCHAINES_MONTREES,
  periodeDeRegleSchema,
} from '@bridge/contract';
import { Skeleton, Stack, Text } from '@mantine/core';
import { useForm } from '../../../resource/form/form.context.ts';
import { periodIn } from '../../../resource/values/read.ts';
import classes from '../editions.module.css';
import { calendrierLu } from './calendrier.rules.ts';
import { instantEnMots } from './dates.words.ts';
import { DatesNonLues } from './dates-non-lues.tsx';
import { useFuseau } from './use-fuseau.ts';
import { type Prochaines, useProchaines } from './use-prochaines.ts';

/** Beside a planification, saved or not: its sentence, its next dates, and the days that each edition would cover. */
export default function PlanificationPreview() {
  const written = useForm(({ values }) => values.calendrier);
  const validite = useForm(({ values }) => values.validite);
  const actif = useForm(({ values }) => values.actif === true);
  const periode = useForm(({ values }) => values.periode);
  const calendrier = calendrierLu(written);
  const fuseau = useFuseau();
  const prochaines = useProchaines(calendrier, PROCHAINES_MONTREES, { validite: periodIn(validite), fuseau });
  if (calendrier === null || prochaines.etat === 'unreadable')
    return (
      <Text size="sm" c="dimmed" role="status">
        {'Complétez la fréquence\u00a0: les dates viendront ensuite.'}
      </Text>
    );
  return (
    <Stack gap="sm">
      <Text fw={600} role="status">
        {actif ? `${calendrierEnMots(calendrier)}${ailleurs(fuseau)}.` : 'Suspendue\u00a0: rien ne paraît.'}
      </Text>
      <Dates prochaines={prochaines} actif={actif} periode={periode} fuseau={fuseau} />
    </Stack>
  );
}

/** The name of a time zone whose hours are not those of Paris. */
const ailleurs = (fuseau: Fuseau) =>
  fuseau === PARIS ? '' : ` (${FUSEAUX.find(({ value }) => value === fuseau)?.label ?? fuseau})`;

interface DatesProps {
  readonly prochaines: Exclude<Prochaines, { etat: 'unreadable' }>;
  readonly actif: boolean;
  readonly periode: unknown;
  readonly fuseau: Fuseau;
}

function Dates({ prochaines, actif, periode, fuseau }: DatesProps) {
  if (prochaines.etat === 'waiting') return <Skeleton height={240} />;
  if (prochaines.etat === 'failed') return <DatesNonLues {...prochaines} />;
  if (prochaines.dates.length === 0)
    return (
      <Text size="sm" c="dimmed">
        Plus aucune date à venir.
      </Text>
    );
  const couverte = periodeDeRegleSchema.safeParse(periode).data;
  return (
    <ol className={classes.dates} data-off={!actif || undefined}>
      {prochaines.dates.map((date) => (
        <li key={date.getTime()}>
          <Text size="sm">{instantEnMots(date, fuseau)}</Text>
          {couverte && (
            <Text size="xs" c="dimmed">
              {joursCouvertsEnMots(couverte, civilDayIn(fuseau, date))}
            </Text>
          )}
        </li>
      ))}
    </ol>
  );
}
