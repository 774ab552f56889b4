import { type BilanDePlan, countOf, demandeDeBilanSchema, languageName, modeleEdition, objet } from '@bridge/contract';
import { Anchor, Text } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { z } from 'zod';
import { useBrouillon } from '../../../catalogue/apercu/use-brouillon.ts';
import { useForm } from '../../../resource/form/form.context.ts';
import { listIn } from '../../../resource/values/read.ts';
import { ItemIcon } from '../../../resource/widgets/list/item-icon.tsx';
import { ApercuEtat } from '../../common/apercus/apercu-etat.tsx';
import classes from '../editions.module.css';
import { bilanQuery } from '../editions.queries.ts';
import { complets, type LigneDePlan, lignesDuPlan } from './plan.rules.ts';

/** The draft with its complete parts only: an unfinished part does not hold up the count of the others. */
const comptableSchema = demandeDeBilanSchema.extend({
  plan: z.preprocess((value) => complets(listIn(value)), modeleEdition.fields.plan.schema),
});

const RIEN_DE_COMPTE: BilanDePlan = { sections: [], objets: 0, alertes: [] };

/** Beside a model, saved or not: its parts with the count of their objets now, and what they lack. */
export default function PlanPreview() {
  const { brouillon, isLate } = useBrouillon(comptableSchema);
  const plan = useForm(({ values }) => values.plan);
  // While every part is unfinished, nothing can be counted.
  const isUnwritten = listIn(plan).length > 0 && brouillon?.plan.length === 0;
  const asked = isUnwritten ? null : brouillon;
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(bilanQuery(asked));
  // The last count stays in sight while something does not suit.
  const isWaiting = brouillon === null && data === undefined;
  return (
    <ApercuEtat
      manque={isWaiting ? 'Complétez les éléments du plan\u00a0: leur contenu se comptera ici.' : null}
      data={isUnwritten ? RIEN_DE_COMPTE : data}
      error={error}
      isFetching={isFetching}
      isStale={isLate || (!isUnwritten && isPlaceholderData)}
      retry={() => void refetch()}
      echec="Le contenu du plan n’a pas pu être compté."
      height={160}
    >
      {(bilan) => (
        <Contenu bilan={bilan} lignes={lignesDuPlan(plan, bilan.sections)} langues={brouillon?.langues ?? []} />
      )}
    </ApercuEtat>
  );
}

interface Props {
  readonly bilan: BilanDePlan;
  readonly lignes: readonly LigneDePlan[];
  readonly langues: readonly string[];
}

function Contenu({ bilan, lignes, langues }: Props) {
  const unwritten = lignes.filter(({ isComplet }) => !isComplet).length;
  return (
    <>
      <Text size="sm" role="status">
        {resume({ elements: lignes.length, unwritten, objets: bilan.objets }, langues)}
      </Text>
      {/* Warnings about the whole plan are told once every part is complete. */}
      {unwritten === 0 && bilan.alertes.map((alerte) => <Alerte key={alerte}>{alerte}</Alerte>)}
      <ol className={classes.sections}>
        {lignes.map((ligne, rang) => (
          // Parts have no identity but their place.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          <Ligne key={rang} {...ligne} />
        ))}
      </ol>
    </>
  );
}

interface Comptes {
  readonly elements: number;
  readonly unwritten: number;
  readonly objets: number;
}

/** The plan in words: « 3 éléments, dont 1 à compléter, 12 objets · français. » */
function resume({ elements, unwritten, objets }: Comptes, of: readonly string[]): string {
  const parts = [
    `${elements} élément${elements > 1 ? 's' : ''}`,
    unwritten === 0 ? '' : `dont ${unwritten} à compléter`,
    countOf(objet.noun, objets),
  ];
  const spoken = of.map(languageName).join(', ').toLocaleLowerCase('fr');
  return `${parts.filter(Boolean).join(', ')}${spoken === '' ? '' : ` · ${spoken}`}.`;
}

function Ligne({ icon, nom, isComplet, section }: LigneDePlan) {
  return (
    <li className={classes.section}>
      {icon !== undefined && <ItemIcon name={icon} size={18} />}
      <div>
        <Text size="sm" fw={500}>
          {section?.nom ?? nom}
        </Text>
        {!isComplet && <Alerte>À compléter</Alerte>}
        {section?.selection && (
          <Text size="xs" c="dimmed">
            {section.objets !== null && `${countOf(objet.noun, section.objets)} · `}
            <Anchor component={Link} to={`/selections/edit/${section.selection.id}`} size="xs">
              {section.selection.nom}
            </Anchor>
          </Text>
        )}
        {section?.alertes.map((alerte) => (
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
