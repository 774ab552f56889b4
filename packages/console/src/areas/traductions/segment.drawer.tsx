import {
  decideSegment,
  type EndpointInput,
  getSegment,
  LANGUES_CHOIX,
  proposeSegment,
  type Segment,
  texteEnMots,
} from '@bridge/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client.ts';
import { RowDrawer } from '../common/lignes/row.drawer.tsx';
import { sentenceOf } from '../explain.ts';
import { SegmentEditor } from './segment.editor.tsx';

interface Props {
  readonly id: number;
  readonly onClose: () => void;
}

type Decision = EndpointInput<typeof decideSegment>['body'];

/** A text and its translation side by side; a decision leads to the next text. */
export default function SegmentDrawer({ id: first, onClose }: Props) {
  const [id, setId] = useState(first);
  const queries = useQueryClient();
  const key = ['traduction', 'segment', id];
  const read = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(getSegment, { params: { id } }, { signal }),
  });
  const told = async (segment: Segment) => {
    queries.setQueryData(key, segment);
    await queries.invalidateQueries({
      queryKey: ['traduction'],
      predicate: ({ queryKey }) => queryKey[1] !== 'segment',
    });
  };
  const decide = useMutation({
    mutationFn: ({ decision }: { decision: Decision; goesOn: boolean }) =>
      call(decideSegment, { params: { id }, body: decision }),
    onSuccess: async (segment, { goesOn }) => {
      await told(segment);
      if (goesOn && segment.suivante !== null) setId(segment.suivante);
    },
  });
  const propose = useMutation({
    mutationFn: (configuration: number) => call(proposeSegment, { params: { id }, body: { configuration } }),
    onSuccess: told,
  });
  const ligne = read.data?.ligne;
  const title = ligne
    ? `${ligne.nom} · ${texteEnMots(ligne.ressource, ligne.champ)} · ${LANGUES_CHOIX.find(({ value }) => value === ligne.langue)?.label}`
    : 'Traduction';
  return (
    <RowDrawer
      read={read}
      title={title}
      width={72}
      words={{ close: 'Fermer la traduction', failed: 'La traduction n’a pas pu être lue' }}
      onClose={onClose}
    >
      {(segment) => (
        <SegmentEditor
          key={`${id} ${segment.ligne.faiteLe} ${segment.proposition?.texte ?? ''}`}
          segment={segment}
          busy={decide.isPending || propose.isPending}
          refusal={decide.error ? sentenceOf(decide.error) : undefined}
          onDecide={(decision, goesOn) => decide.mutate({ decision, goesOn })}
          onPropose={(configuration) => propose.mutate(configuration)}
          onNext={() => {
            decide.reset();
            if (segment.suivante !== null) setId(segment.suivante);
          }}
        />
      )}
    </RowDrawer>
  );
}
