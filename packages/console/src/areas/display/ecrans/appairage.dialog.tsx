import {
  type AnyRecord,
  codeDAppairageSchema,
  LONGUEUR_DE_CODE,
  pairEcran,
  pairNewEcran,
  programmeDEcran,
  type Ref,
} from '@bridge/contract';
import { Button, Group, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import '../../../ui/dialog.styles.ts';
import '../../../resource/widgets/choices/choice.styles.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../api/client.ts';
import { showNotice } from '../../../api/notices.ts';
import { RefChoice } from '../../../catalogue/ref-choice.tsx';
import { refreshResource } from '../../../resource/list/state/use-rows.ts';
import { textIn } from '../../../resource/values/read.ts';
import { obligatory } from '../../../resource/widgets/obligatory.tsx';
import { useReturnFocus } from '../../../ui/use-return-focus.ts';
import type { Failure } from '../../../ui/use-schema-form.ts';
import { VEIL } from '../../../ui/veil.ts';
import { explain } from '../../explain.ts';
import { AppairageAide } from './appairage.aide.tsx';
import { ecransQuery } from './ecran.queries.ts';
import { isAppaire } from './ecran.words.ts';
import classes from './ecrans.module.css';

interface Props {
  /** The screen to pair; absent when the person chooses one, or names a new one. */
  readonly cible?: AnyRecord;
  /** The code, when it comes from the QR code on the screen. */
  readonly code?: string;
  readonly onClose: () => void;
  readonly onDone?: () => void;
}

const NOUVEAU = '';
const SANS_PROGRAMME =
  'Écran appairé. Il n’a encore rien à montrer\u00a0: donnez-lui un diaporama, et publiez ce diaporama.';
/** Duration in milliseconds of a notice that leaves something to do. */
const LONG_NOTICE = 12_000;

/** Whether the screen has something to show; true when this is not known, as it most often has. */
const hasProgramme = (id: number): Promise<boolean> =>
  call(programmeDEcran, { params: { id } }, { toldInPlace: true }).then(
    ({ version }) => version !== null,
    () => true,
  );

/** The sentence under each field of the dialog; one that is of no field stands under the code. */
function refusalsOf(error: unknown, besides: readonly string[]) {
  const { message, problems }: Failure = error === null ? { message: '', problems: [] } : explain(error);
  const of = (path: string) => problems.find((problem) => problem.path === path)?.message;
  return { of, code: message || problems.find(({ path }) => !besides.includes(path))?.message };
}

/** Pairs a television: the code that it shows is typed here, and it becomes the screen of that name. */
export default function AppairageDialog({ cible, code: given = '', onClose, onDone }: Props) {
  useReturnFocus();
  const queries = useQueryClient();
  const [code, setCode] = useState(given);
  const [choisi, setChoisi] = useState(NOUVEAU);
  const [nom, setNom] = useState('');
  const [diaporama, setDiaporama] = useState<Ref<'diaporama'> | null>(null);
  const { data: ecrans = [] } = useQuery({ ...ecransQuery(), enabled: cible === undefined });
  const libres = ecrans.filter((one) => one.modifiable !== false && !isAppaire(one));
  const isNew = cible === undefined && choisi === NOUVEAU;
  const reading = codeDAppairageSchema.safeParse(code);
  const pairing = useMutation({
    mutationFn: async () => {
      if (isNew) {
        const body = { code, nom: nom.trim(), diaporama: diaporama?.id ?? null };
        return hasProgramme((await call(pairNewEcran, { body }, { toldInPlace: true })).id);
      }
      const id = cible?.id ?? Number(choisi);
      await call(pairEcran, { params: { id }, body: { code } }, { toldInPlace: true });
      return hasProgramme(id);
    },
    onSuccess: (isFed) => {
      if (isFed) showNotice('Écran appairé\u00a0: son contenu arrive dans quelques secondes.');
      else showNotice(SANS_PROGRAMME, LONG_NOTICE);
      onDone?.();
      onClose();
    },
    onSettled: () => refreshResource(queries, 'ecran'),
  });
  const refusals = refusalsOf(pairing.error, isNew ? ['nom', 'diaporama'] : []);
  const typed =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      pairing.reset();
    };
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={cible ? `Appairer «\u00a0${textIn(cible.nom)}\u00a0»` : 'Appairer un écran'}
      overlayProps={VEIL}
      closeButtonProps={{ 'aria-label': 'Fermer' }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          pairing.mutate();
        }}
      >
        <Stack gap="md">
          <AppairageAide />
          <TextInput
            data-autofocus
            className={classes.code ?? ''}
            label="Code affiché par l’écran"
            placeholder={'•'.repeat(LONGUEUR_DE_CODE)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={LONGUEUR_DE_CODE + 2}
            value={code}
            error={refusals.code}
            onChange={({ currentTarget }) => typed(setCode)(currentTarget.value)}
          />
          {!cible && libres.length > 0 && (
            <NativeSelect
              label="C’est l’écran"
              value={choisi}
              data={[
                { value: NOUVEAU, label: 'Un nouvel écran' },
                ...libres.map((one) => ({ value: String(one.id), label: textIn(one.nom) })),
              ]}
              onChange={({ currentTarget }) => typed(setChoisi)(currentTarget.value)}
            />
          )}
          {isNew && (
            <>
              <TextInput
                {...obligatory('Nom du nouvel écran')}
                placeholder="Vitrine de gauche"
                maxLength={100}
                value={nom}
                error={refusals.of('nom')}
                onChange={({ currentTarget }) => typed(setNom)(currentTarget.value)}
              />
              <RefChoice
                to="diaporama"
                label="Diaporama"
                pour="ecran"
                value={diaporama}
                error={refusals.of('diaporama')}
                onChange={typed(setDiaporama)}
              />
            </>
          )}
          {cible && (
            <Text size="sm" c="dimmed">
              S’il était déjà relié à un autre appareil, celui-ci ne montrera plus rien.
            </Text>
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Annuler
            </Button>
            <Button
              type="submit"
              loading={pairing.isPending}
              disabled={!reading.success || (isNew && nom.trim() === '')}
            >
              Appairer
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
