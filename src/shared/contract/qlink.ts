/** Contract, section Plans and payments: shared question links. */
export type QlinkStatus = 'ACTIVE' | 'EXPIRED' | 'REVOKED';

export interface Qlink {
  readonly id: string;
  readonly questionIds: readonly string[];
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly previewUrl?: string;
  readonly expiresAt?: string;
  readonly createdAt?: string;
  readonly status: QlinkStatus;
}

export interface QlinkDraft {
  readonly questionIds: readonly string[];
  /** Local time, `YYYY-MM-DDTHH:mm:ss`. */
  readonly expirationTime: string;
  readonly title: string;
  readonly description: string;
}
