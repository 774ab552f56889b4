import { CHAMPS_DE_TRI, type CleDeTri, type CleDeTriDe, GRAINES } from '@bridge/contract';
import { Checkbox, NativeSelect, Text } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { MesureChoice } from '../../catalogue/mesure-choice.tsx';
import { RefsChoice } from '../../catalogue/ref-choice.tsx';
import { DistanceOptions } from './distance.options.tsx';
import { ManuelOptions } from './manuel.options.tsx';
import classes from './tris.module.css';

interface Props<C extends CleDeTri = CleDeTri> {
  readonly cle: C;
  readonly onChange: (next: CleDeTri) => void;
}

/** What can be set about a key, by kind. */
export function CleOptions({ cle, onChange }: Props) {
  switch (cle.genre) {
    case 'champ':
      return <ChampOptions cle={cle} onChange={onChange} />;
    case 'nombre':
      return (
        <>
          <MesureChoice label="Nombre" value={cle.mesure} onChange={(mesure) => onChange({ ...cle, mesure })} />
          <Sens
            cle={cle}
            onChange={onChange}
            croissant="du plus petit au plus grand"
            decroissant="du plus grand au plus petit"
          />
          <Vides cle={cle} onChange={onChange} />
        </>
      );
    case 'distance':
      return (
        <>
          <DistanceOptions cle={cle} onChange={onChange} />
          <Sens
            cle={cle}
            onChange={onChange}
            croissant="les plus proches d’abord"
            decroissant="les plus éloignés d’abord"
          />
        </>
      );
    case 'modalites':
      return (
        <RefsChoice
          to="modalite"
          label="Modalités, la première compte le plus"
          pour="tri"
          value={cle.modalites}
          onChange={(modalites) => onChange({ ...cle, modalites })}
        />
      );
    case 'manuel':
      return <ManuelOptions cle={cle} onChange={onChange} />;
    case 'aleatoire':
      return (
        <NativeSelect
          label="Tirage"
          description="Le même d’une page à l’autre, quel qu’il soit."
          data={[...GRAINES]}
          value={cle.graine}
          onChange={({ currentTarget }) => {
            const graine = GRAINES.find(({ value }) => value === currentTarget.value)?.value;
            if (graine) onChange({ ...cle, graine });
          }}
        />
      );
    case 'rotation':
      return (
        <Text size="sm" c="dimmed">
          Parmi ceux que les clés précédentes laissent à égalité, le premier change chaque jour. Tous ont leur tour.
        </Text>
      );
  }
}

function ChampOptions({ cle, onChange }: Props<CleDeTriDe<'champ'>>) {
  const champ = CHAMPS_DE_TRI.find(({ value }) => value === cle.champ);
  return (
    <>
      <div className={classes.row}>
        <NativeSelect
          label="Champ"
          data={CHAMPS_DE_TRI.map(({ value, label }) => ({ value, label }))}
          value={cle.champ}
          onChange={({ currentTarget }) => {
            const next = CHAMPS_DE_TRI.find(({ value }) => value === currentTarget.value)?.value;
            if (next) onChange({ ...cle, champ: next });
          }}
        />
        <Sens cle={cle} onChange={onChange} croissant={champ?.croissant ?? ''} decroissant={champ?.decroissant ?? ''} />
      </div>
      {cle.champ !== 'nom' && <Vides cle={cle} onChange={onChange} />}
    </>
  );
}

interface SensProps extends Props<CleDeTriDe<'champ' | 'nombre' | 'distance'>> {
  readonly croissant: string;
  readonly decroissant: string;
}

function Sens({ cle, onChange, croissant, decroissant }: SensProps) {
  return (
    <NativeSelect
      label="Sens"
      data={[
        { value: 'croissant', label: croissant },
        { value: 'decroissant', label: decroissant },
      ]}
      value={cle.sens}
      onChange={({ currentTarget }) =>
        onChange({ ...cle, sens: currentTarget.value === 'croissant' ? 'croissant' : 'decroissant' })
      }
    />
  );
}

function Vides({ cle, onChange }: Props<CleDeTriDe<'champ' | 'nombre'>>) {
  return (
    <Checkbox
      label="Ceux sans valeur en dernier"
      checked={cle.videsEnDernier}
      onChange={({ currentTarget }) => onChange({ ...cle, videsEnDernier: currentTarget.checked })}
    />
  );
}
