import { type ChoixDeFiltre, formatNumber, type Names } from '@bridge/contract';
import { Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEssai } from '../../../catalogue/apercu/use-apercu.ts';
import { OrderedCards } from '../../../catalogue/ordered-cards.tsx';
import { useRefNames } from '../../../catalogue/use-ref-names.ts';
import { useForm } from '../../../resource/form/form.context.ts';
import { firstTranslation, useLanguages } from '../../../resource/values/language.ts';
import { idIn } from '../../../resource/values/read.ts';
import { innerIdOf } from '../../../resource/widgets/control.ts';
import { innerOf } from '../../../resource/widgets/list.rules.ts';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';
import classes from '../web.module.css';
import { Ajout } from './choix.ajout.tsx';
import { Depuis } from './choix.depuis.tsx';
import { ChoixFields } from './choix.fields.tsx';
import { type CibleAChoix, choixDe, choixIn, cibleIn, fits, nomDeValeur } from './choix.rules.ts';
import { comptesQuery } from './filtre.queries.ts';

const MOST = 200;
const DELAY = 400;
/** What the drawing of a choice says by itself. */
const TOLD = /^(?:slug|valeurs|picto|libelle(?:\..*)?)$/;

/** What visitors choose among, in its order: proposed from a sélection or added by hand, renamed, grouped, and counted. */
export default function ChoixWidget({ id, value, onChange, inner, readOnly }: WidgetProps) {
  const choix = choixIn(value);
  const cible = useForm(({ values }) => cibleIn(values.cible));
  const critere = useForm(({ values }) => idIn(values.critere)) ?? 0;
  const names = useRefNames(value);
  const languages = useLanguages();
  const comptes = useComptes();
  if (cible === null) return null;
  const nameOf = ({ libelle, valeurs: [first] }: ChoixDeFiltre) =>
    firstTranslation(libelle, languages)?.text ?? (first === undefined ? '' : nomDeValeur(first, cible, names));
  if (readOnly) return <Lecture id={id} noms={choix.map(nameOf)} />;
  if (cible === 'critere' && critere === 0)
    return (
      <Text size="sm" c="dimmed" id={id} tabIndex={-1}>
        {'Choisissez d’abord le critère\u00a0: ses modalités feront les choix.'}
      </Text>
    );
  const nombres = new Map(comptes?.choix.map(({ slug, nombre }) => [slug, nombre]));
  return (
    <>
      <Depuis choix={choix} onChange={onChange} comptes={comptes} />
      <OrderedCards<ChoixDeFiltre>
        id={id}
        items={choix}
        onChange={onChange}
        inner={inner}
        isToldInside={(path) => TOLD.test(path)}
        most={MOST}
        opensNew={false}
        mayDuplicate={false}
        cardOf={(one) => {
          const nom = nameOf(one) || 'Choix sans valeur';
          return {
            name: `«\u00a0${nom}\u00a0»`,
            title: nom,
            sentence: <Sens choix={one} cible={cible} names={names} />,
            aside: <Nombre nombre={nombres.get(one.slug)} />,
          };
        }}
        draw={(one, rank, change) => (
          <ChoixFields
            id={innerIdOf(id, String(rank))}
            choix={one}
            others={choix.filter((_, other) => other !== rank)}
            cible={cible}
            critere={critere}
            nom={nameOf(one)}
            inner={innerOf(inner, rank)}
            onChange={change}
          />
        )}
      >
        {(add) => (
          <div className={classes.wide}>
            <Ajout
              cible={cible}
              critere={critere}
              isFull={choix.length >= MOST}
              onAdd={(valeur, nom) => add(choixDe(valeur, nom, choix))}
            />
          </div>
        )}
      </OrderedCards>
    </>
  );
}

/** What each choice keeps of the sélection that the preview is tried on, once the person has stopped for a moment. */
function useComptes() {
  const { essai } = useEssai();
  const [valeurs] = useDebouncedValue(
    useForm((state) => state.values),
    DELAY,
  );
  return useQuery(comptesQuery(valeurs, essai.selection)).data;
}

interface SensProps {
  readonly choix: ChoixDeFiltre;
  readonly cible: CibleAChoix;
  readonly names: Names;
}

/** Under its words: its address, and what it stands for where that is more than one thing. */
function Sens({ choix: { slug, valeurs }, cible, names }: SensProps) {
  const lost = valeurs.filter((valeur) => !fits(valeur, cible)).length;
  const kept = valeurs.filter((valeur) => fits(valeur, cible)).map((valeur) => nomDeValeur(valeur, cible, names));
  const parts = [
    slug,
    kept.length > 1 ? kept.join(', ') : '',
    lost > 0 ? 'ne convient plus à ce que porte le filtre' : '',
    valeurs.length === 0 ? 'aucune valeur' : '',
  ];
  return parts.filter(Boolean).join(' · ');
}

function Nombre({ nombre }: { readonly nombre: number | undefined }) {
  if (nombre === undefined) return null;
  return (
    <Text size="xs" {...(nombre === 0 ? { className: classes.dead } : { c: 'dimmed' })}>
      {nombre === 0 ? 'aucun objet' : formatNumber(nombre)}
    </Text>
  );
}

function Lecture({ id, noms }: { readonly id: string; readonly noms: readonly string[] }) {
  return (
    <Text id={id} tabIndex={-1}>
      {noms.join(', ') || 'Tout ce que la sélection contient'}
    </Text>
  );
}
