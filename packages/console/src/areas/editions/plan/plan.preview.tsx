import { type BilanDePlan, countOf, demandeDeBilanSchema, objet } from '@bridge/contract';
import { Anchor, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useBrouillon } from '../../../catalogue/apercu/use-brouillon.ts';
import { languageName } from '../../../resource/values/language.ts';
import { ApercuEtat } from '../../apercu-etat.tsx';
import classes from '../editions.module.css';
import { bilanQuery } from '../editions.queries.ts';
import { ICONES_DE_PLAN } from './plan.widget.tsx';

/** Beside a model, saved or not: its parts with the objets that each holds right now, and what they lack. */
export default function PlanPreview() {
  const { brouillon: asked, isLate } = useBrouillon(demandeDeBilanSchema);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(bilanQuery(asked));
  // What was counted stays in sight while a part is being written.
  const isWaiting = asked === null && data === undefined;
  return (
    <ApercuEtat
      manque={isWaiting ? 'Complétez les éléments du plan\u00a0: leur contenu se comptera ici.' : null}
      data={data}
      error={error}
      isFetching={isFetching}
      isStale={isLate || isPlaceholderData}
      retry={() => void refetch()}
      echec="Le contenu du plan n’a pas pu être compté."
      height={160}
    >
      {(bilan) => (
        <>
          <Text size="sm" role="status">
            {resume(bilan, asked?.langues ?? [])}
          </Text>
          {bilan.alertes.map((alerte) => (
            <Alerte key={alerte}>{alerte}</Alerte>
          ))}
          <ol className={classes.sections}>
            {bilan.sections.map((section) => (
              <Section key={section.rang} {...section} />
            ))}
          </ol>
        </>
      )}
    </ApercuEtat>
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
