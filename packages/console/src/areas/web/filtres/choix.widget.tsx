import { formatNumber, type Item } from '@bridge/contract';
import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useEssai } from '../../../catalogue/apercu/use-apercu.ts';
import { useForm } from '../../../resource/form/form.context.ts';
import { idIn, listIn, textIn } from '../../../resource/values/read.ts';
import { ListEditor } from '../../../resource/widgets/list/list.editor.tsx';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';
import classes from '../web.module.css';
import { Ajout } from './choix.ajout.tsx';
import { DepuisCsv } from './choix.csv.tsx';
import { Depuis } from './choix.depuis.tsx';
import { choixDe, cibleIn, fits, valeursIn } from './choix.rules.ts';
import { comptesQuery } from './filtre.queries.ts';

const DELAY = 400;

/** The choices of a filter: proposed from a sélection or added by hand, each with its count. */
export default function ChoixWidget({ field, ...props }: WidgetProps) {
  const { id, value, onChange, readOnly } = props;
  const choix = listIn(value);
  const cible = useForm(({ values }) => cibleIn(values.cible));
  const critere = useForm(({ values }) => idIn(values.critere)) ?? 0;
  const comptes = useComptes();
  const nombre = useCallback(
    ({ slug }: Item) => <Nombre nombre={comptes?.choix.find((one) => one.slug === slug)?.nombre} />,
    [comptes],
  );
  const perdu = useCallback(
    ({ slug, valeurs }: Item) =>
      cible === null || valeursIn(valeurs).every((valeur) => fits(valeur, cible))
        ? undefined
        : `${textIn(slug)} · ne convient plus à ce que porte le filtre`,
    [cible],
  );
  if (cible === null || field.kind !== 'list') return null;
  if (readOnly && choix.length === 0)
    return <Text id={id}>{cible === 'champ' ? 'Aucun choix' : 'Tout ce que la sélection contient'}</Text>;
  if (!readOnly && cible === 'critere' && critere === 0)
    return (
      <Text size="sm" c="dimmed" id={id} tabIndex={-1}>
        {'Choisissez d’abord le critère\u00a0: ses modalités feront les choix.'}
      </Text>
    );
  return (
    <>
      {!readOnly && cible !== 'champ' && <Depuis choix={choix} onChange={onChange} comptes={comptes} />}
      {!readOnly && <DepuisCsv choix={choix} onChange={onChange} />}
      <ListEditor
        {...props}
        list={field}
        aside={nombre}
        under={perdu}
        opensNew={false}
        mayDuplicate={false}
        adding={(add, isFull) =>
          !isFull && (
            <div className={classes.wide}>
              <Ajout cible={cible} critere={critere} onAdd={(valeur, nom) => add(choixDe(valeur, nom, choix))} />
            </div>
          )
        }
      />
    </>
  );
}

/** What each choice keeps of the sélection of the preview, once the person pauses. */
function useComptes() {
  const { essai } = useEssai();
  const [valeurs] = useDebouncedValue(
    useForm((state) => state.values),
    DELAY,
  );
  return useQuery(comptesQuery(valeurs, essai.selection)).data;
}

function Nombre({ nombre }: { readonly nombre: number | undefined }) {
  if (nombre === undefined) return null;
  return (
    <Text size="xs" {...(nombre === 0 ? { className: classes.dead } : { c: 'dimmed' })}>
      {nombre === 0 ? 'aucun objet' : formatNumber(nombre)}
    </Text>
  );
}
