import { type FileValue, uploadFile } from '@bridge/contract';
import { ApiError } from '../../../api/client.ts';
import { upload } from '../../../api/upload.ts';
import { refusalOf } from './file.rules.ts';
import { type Sending, type SendingOptions, useSending } from './use-sending.ts';

interface Options extends Pick<SendingOptions<FileValue>, 'onDone' | 'hold'> {
  readonly accept: readonly string[];
  readonly largest: number;
}

/** Sends the file of a field to the server. */
export const useUpload = ({ accept, largest, ...rest }: Options): Sending =>
  useSending<FileValue>({
    refusalOf: (file) => refusalOf(file, { accept, largest }),
    send: (file, options) => upload(uploadFile, { query: { nom: file.name.slice(-200) } }, file, options),
    problemOf: (error) =>
      error instanceof ApiError ? error.message : 'L’envoi n’a pas abouti. Réessayez dans un instant.',
    ...rest,
  });
