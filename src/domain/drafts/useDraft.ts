import { useEffect, useMemo, useState } from 'react';
import { selectUser } from '@/domain/session/sessionSlice';
import { clockSkew } from '@/domain/session/token';
import type { Decode } from '@/shared/api/decode';
import { recordStore } from '@/shared/storage/recordStore';
import { useSelector } from '@/shared/store/hooks';

interface DraftOptions<Value> {
  /** Identifies form and subject, for instance 'tutor-feedback/{questionId}'. */
  readonly recordId: string;
  /** The same object in every render. */
  readonly empty: Value;
  /** Decodes the stored value; must be the same function in every render. Throws `DecodeError`. */
  readonly decode: Decode<Value>;
}

interface Draft<Value> {
  readonly value: Value;
  readonly change: (value: Value) => void;
  /** Empties the form, here and on the device, after it was sent or given up. */
  readonly discard: () => void;
}

/**
 * Draft of a form, stored on the device under the user's id with every change, so that it survives closing,
 * reloading and a failed request. Give the component a `key` of the same record.
 */
export function useDraft<Value extends object>({
  recordId,
  empty,
  decode,
}: DraftOptions<Value>): Draft<Value> {
  const userId = useSelector(selectUser)?.id ?? '';
  const drafts = useMemo(() => recordStore('drafts', { decode: (kept) => decode(kept) }), [decode]);
  const [{ value }, setState] = useState({ value: empty, isTouched: false });

  useEffect(() => {
    let isHere = true;
    void drafts.read(userId, recordId).then((read) => {
      // Typing that began while the device was read takes precedence.
      if (isHere && read !== undefined) {
        setState((now) => (now.isTouched ? now : { value: read, isTouched: false }));
      }
    });
    // Without it, the next change here would replace what another tab has written.
    const unwatch = drafts.watch(userId, ({ recordIds, isElsewhere }) => {
      if (!isElsewhere || recordIds?.includes(recordId) === false) return;
      void drafts.read(userId, recordId).then((read) => {
        if (isHere) setState({ value: read ?? empty, isTouched: true });
      });
    });
    return () => {
      isHere = false;
      unwatch();
    };
  }, [userId, recordId, drafts, empty]);

  return {
    value,
    change: (next) => {
      setState({ value: next, isTouched: true });
      void drafts.write(userId, recordId, { ...next, updatedAt: Date.now() + clockSkew() });
    },
    discard: () => {
      setState({ value: empty, isTouched: true });
      void drafts.remove(userId, recordId);
    },
  };
}
