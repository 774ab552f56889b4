import { type BilanDePlan, countOf, demandeDeBilanSchema, objet } from '@bridge/contract';
import { Anchor, Skeleton, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useShallow } from 'zustand/react/shallow';
import { useForm } from '../../../resource/form/form.context.ts';
import { languageName } from '../../../resource/values/language.ts';
import { sentenceOf } from '../../explain.ts';
import classes from '../editions.module.css';
import { bilanQuery } from '../editions.queries.ts';
import { ICONES_DE_PLAN } from './plan.widget.tsx';

const DELAY = 400;
const NAMES = Object.keys(demandeDeBilanSchema.shape);

/** Beside a model, saved or not: its parts with the objets that each holds right now, and what they lack. */
export default function PlanPreview() {
  const values = useForm(
    useShallow(({ values: all }) => Object.fromEntries(NAMES.map((name) => [name, all[name] ?? null]))),
  );
  const [settled] = useDebouncedValue(values, DELAY);
  const asked = useMemo(() => demandeDeBilanSchema.safeParse(settled).data ?? null, [settled]);
  const { data, error } = useQuery(bilanQuery(asked));
  if (asked === null && data === undefined)
    return (
      <Text size="sm" c="dimmed" role="status">
        {'Complétez les éléments du plan\u00a0: leur contenu se comptera ici.'}
      </Text>
    );
  if (error)
    return (
      <Text role="alert" size="sm" c="var(--mantine-color-error)">
        {sentenceOf(error)}
      </Text>
    );
  if (data === undefined) return <Skeleton height={160} />;
  return (
    <Stack gap="sm" className={asked === null || settled !== values ? classes.stale : undefined}>
      <Text size="sm" role="status">
        {resume(data, asked?.langues ?? [])}
      </Text>
      {data.alertes.map((alerte) => (
        <Alerte key={alerte}>{alerte}</Alerte>
      ))}
      <ol className={classes.sections}>
        {data.sections.map((section) => (
          <Section key={section.rang} {...section} />
        ))}
      </ol>
    </Stack>
  );
}

function resume({ sections, objets }: BilanDePlan, of: readonly string[]): string {
  const parts = `${sections.length} élément${sections.length > 1 ? 's' : ''}`;
  const spoken = of.map(languageName).join(', ').toLocaleLowerCase('fr');
  return `${parts}, ${countOf(objet.noun, objets)}${spoken === '' ? '' : ` · ${spoken}`}.`;
}

function Section({ genre, nom, objets, selection, alertes }: BilanDePlan['sections'][number]) {
  const Icon = ICONES_DE_PLAN[genre];
  return (
    <li className={classes.section}>
      <Icon size={18} stroke={1.7} aria-hidden />
      <div>
        <Text size="sm" fw={500}>
          {nom}
        </Text>
        {selection && (
          <Text size="xs" c="dimmed">
            {objets !== null && `${countOf(objet.noun, objets)} · `}
            <Anchor component={Link} to={`/selections/edit/${selection.id}`} size="xs">
              {selection.nom}
            </Anchor>
          </Text>
        )}
        {alertes.map((alerte) => (
          <Alerte key={alerte}>{alerte}</Alerte>
        ))}
      </div>
    </li>
  );
}

function Alerte({ children }: { readonly children: string }) {
  return (
    <Text size="xs" className={classes.warning}>
      <IconAlertTriangle size={14} stroke={1.7} aria-hidden />
      <span>{children}</span>
    </Text>
  );
}
