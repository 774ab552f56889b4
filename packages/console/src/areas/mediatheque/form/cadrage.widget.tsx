import { type Cadrage, cadrageSchema, fileSchema, SANS_CADRAGE } from '@bridge/contract';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconCrop, IconFocus2 } from '@tabler/icons-react';
import { type Ref, useRef, useState } from 'react';
import { vueDe } from '../../../catalogue/media/media.queries.ts';
import { useForm } from '../../../resource/form/form.context.ts';
import type { WidgetProps } from '../../../resource/widgets/widget.ts';
import { fitCadrage, nouveau } from './cadrage.rules.ts';
import { fichierDe, useFaits } from './fichier.faits.ts';
import { Formes } from './formes.tsx';
import { PointFields } from './point.tsx';
import { RecadrageFields } from './recadrage.tsx';
import { Surface } from './surface.tsx';

const MOST = 20;

/** The focal point and the crops of a picture, set with the mouse, the arrows or figures. */
export default function CadrageWidget(props: WidgetProps) {
  const fichier = useForm(({ values }) => fileSchema.safeParse(values.fichier).data?.id);
  const faits = useFaits(fichier);
  if (fichier === undefined || (faits && faits.genre !== 'photo' && faits.genre !== 'picto')) {
    return (
      <Text id={props.id} tabIndex={-1} size="sm" c="dimmed">
        {fichier === undefined ? 'Déposez d’abord une image.' : 'Seule une image se cadre.'}
      </Text>
    );
  }
  // Another file is another picture: nothing known of the first one holds.
  return <CadrageDImage key={fichier} fichier={fichier} {...props} />;
}

function CadrageDImage({ fichier, id, value, onChange, readOnly, inner }: WidgetProps & { readonly fichier: string }) {
  const cadrage = cadrageSchema.safeParse(value).data ?? typed(value);
  const isReplaced = useForm(({ base }) => fichierDe(base) !== fichier);
  // Width of the whole picture divided by its height, known once it is loaded.
  const [image, setImage] = useState<number | null>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const pointChoice = useRef<HTMLButtonElement>(null);
  const change = (next: Partial<Cadrage>) => onChange({ ...cadrage, ...next });
  const { focal, recadrages } = cadrage;
  const meetImage = (ratio: number) => {
    setImage(ratio);
    const fitted = fitCadrage(recadrages, ratio);
    // Only a new picture adapts the crops: opening a saved form must change nothing.
    if (isReplaced && !readOnly && fitted.some((one, rank) => one !== recadrages[rank])) change({ recadrages: fitted });
  };
  const current = chosen === null ? undefined : recadrages[chosen];
  const setCurrent = (next: Cadrage['recadrages'][number]) =>
    change({ recadrages: recadrages.map((one, rank) => (rank === chosen ? next : one)) });
  return (
    <Stack gap="md">
      <Surface
        id={id}
        src={vueDe(fichier, 'grande')}
        image={image}
        onImage={meetImage}
        focal={focal}
        onFocal={(next) => change({ focal: next })}
        recadrage={current}
        onRecadrage={setCurrent}
        readOnly={readOnly}
      />
      {image !== null && <Formes cadrage={cadrage} src={vueDe(fichier, 'grande')} image={image} />}
      {!readOnly && image !== null && (
        <>
          <Group gap="xs" role="group" aria-label="Ce que l’on règle">
            <Choice ref={pointChoice} isOn={current === undefined} onClick={() => setChosen(null)} icon="focal">
              Point visible
            </Choice>
            {recadrages.map(({ nom, ratio }, rank) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: crops have no identity but their rank, while their name is typed.
              <Choice key={rank} isOn={chosen === rank} onClick={() => setChosen(rank)} icon="recadrage">
                {`${nom || 'Sans nom'} (${ratio})`}
              </Choice>
            ))}
            <Button
              variant="subtle"
              size="compact-sm"
              disabled={recadrages.length >= MOST}
              onClick={() => {
                change({ recadrages: [...recadrages, nouveau(cadrage, image)] });
                setChosen(recadrages.length);
              }}
            >
              Ajouter un recadrage
            </Button>
          </Group>
          {current && chosen !== null ? (
            <RecadrageFields
              key={chosen}
              recadrage={current}
              image={image}
              error={inner[`recadrages.${chosen}.nom`] ?? inner.recadrages}
              onChange={setCurrent}
              onRemove={() => {
                change({ recadrages: recadrages.filter((_, rank) => rank !== chosen) });
                setChosen(null);
                pointChoice.current?.focus();
              }}
            />
          ) : (
            <PointFields
              focal={focal}
              onChange={(next) => change({ focal: next })}
              onRemove={() => {
                change({ focal: null });
                pointChoice.current?.focus();
              }}
            />
          )}
        </>
      )}
    </Stack>
  );
}

interface ChoiceProps {
  readonly ref?: Ref<HTMLButtonElement>;
  readonly isOn: boolean;
  readonly onClick: () => void;
  readonly icon: 'focal' | 'recadrage';
  readonly children: string;
}

function Choice({ ref, isOn, onClick, icon, children }: ChoiceProps) {
  const Icon = icon === 'focal' ? IconFocus2 : IconCrop;
  return (
    <Button
      ref={ref}
      variant={isOn ? 'light' : 'default'}
      size="compact-sm"
      aria-pressed={isOn}
      leftSection={<Icon size={14} aria-hidden />}
      onClick={onClick}
    >
      {children}
    </Button>
  );
}

/** The crops as far as they can be read: one whose name is being erased is not valid yet. */
function typed(value: unknown): Cadrage {
  const { focal = null, recadrages = [] }: { focal?: unknown; recadrages?: unknown } = Object(value);
  const point = cadrageSchema.shape.focal.safeParse(focal).data ?? null;
  const list = Array.isArray(recadrages) ? recadrages.filter(isRecadrage) : [];
  return value === null ? SANS_CADRAGE : { focal: point, recadrages: list };
}

function isRecadrage(value: unknown): value is Cadrage['recadrages'][number] {
  const { nom, ratio, x, y, largeur, hauteur } = Object(value);
  return typeof nom === 'string' && typeof ratio === 'string' && [x, y, largeur, hauteur].every(Number.isFinite);
}
