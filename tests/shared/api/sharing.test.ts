import { describe, expect, it } from 'vitest';
import { DecodeError } from '@/shared/api/decodeContext';
import { getInvitations, resendInvitation, sendInvitation } from '@/shared/api/invitation';
import { getQlinkQuestions, getQlinks, publishQlink, revokeQlink } from '@/shared/api/qlink';
import { wire } from './wire';

describe('invitations', () => {
  it('sends invitations as the contract specifies', () => {
    expect(wire(getInvitations, undefined)).toEqual({
      call: 'GET /enrollments/invitations?page=0&size=100',
      bearer: 'required',
    });
    expect(wire(sendInvitation, { email: 'a@x', packageId: 'p1' })).toEqual({
      call: 'POST /enrollments/invitations',
      bearer: 'required',
      body: { email: 'a@x', packageId: 'p1' },
    });
    expect(wire(resendInvitation, { invitationId: 'i1' })).toEqual({
      call: 'PUT /enrollments/invitations/i1',
      bearer: 'required',
    });
  });

  const row = { id: 1, email: 'a@x', invitedPackage: { name: 'Pro' }, status: 'SENT', acceptDate: null };
  const invitation = { id: '1', email: 'a@x', invitedPackage: { name: 'Pro' }, status: 'SENT' };

  it.each([[[row, null, {}]], [{ content: [row] }], [{ data: [row] }], [{ data: { content: [row] } }]])(
    'reads invitations from %j',
    (body) => {
      expect(getInvitations.decode(body)).toMatchObject([invitation]);
    },
  );

  it('reads no invitations when there are none, and cannot use HTML', () => {
    expect(getInvitations.decode({ content: [] })).toEqual([]);
    expect(getInvitations.decode([{ id: 2 }])).toMatchObject([{ invitedPackage: { name: '' }, status: '' }]);
    expect(() => getInvitations.decode('<html>')).toThrow(DecodeError);
  });
});

describe('qlinks', () => {
  const draft = {
    questionIds: ['a', 'b'],
    expirationTime: '2025-03-01T10:00:00',
    title: 'Lungs',
    description: 'Two questions',
  };

  it('sends qlinks as the contract specifies', () => {
    expect(wire(getQlinks, undefined)).toEqual({ call: 'GET /qlink', bearer: 'required' });
    expect(wire(publishQlink, draft)).toEqual({
      call: 'POST /qlink/publish',
      bearer: 'required',
      body: draft,
    });
    expect(wire(revokeQlink, { qlinkId: 'l1' })).toEqual({
      call: 'PUT /qlink/revoke/l1',
      bearer: 'required',
    });
    expect(wire(getQlinkQuestions, { qlinkId: 'l1', token: 't' })).toEqual({
      call: 'GET /qlink/questions/l1?token=t',
      bearer: 'optional',
    });
    expect(wire(getQlinkQuestions, { qlinkId: 'l1' }).call).toBe('GET /qlink/questions/l1');
  });

  it('reads qlinks by id, else qLinkID, without the rows of an unknown status', () => {
    const rows = [
      { qLinkID: 7, questionIds: [1, 'b', null], title: 'T', url: 'https://q', status: 'active' },
      { id: 8, status: 'DRAFT' },
      { status: 'ACTIVE' },
    ];
    expect(getQlinks.decode({ data: rows })).toEqual([
      { id: '7', questionIds: ['1', 'b'], title: 'T', description: '', url: 'https://q', status: 'ACTIVE' },
    ]);
    expect(getQlinks.decode([{ id: 1, qLinkID: 2 }])).toMatchObject([{ id: '1', status: 'ACTIVE' }]);
  });

  it.each([
    [['a', 2, 'a', null]],
    [{ questionIds: ['a', 2] }],
    [{ data: ['a', 2] }],
    [{ data: { questionIds: ['a', 2] } }],
  ])('names the questions of a qlink in %j', (body) => {
    expect(getQlinkQuestions.decode(body)).toEqual(['a', '2']);
  });

  it('reads a link without questions, but no missing answer', () => {
    expect(getQlinkQuestions.decode([])).toEqual([]);
    expect(getQlinkQuestions.decode({ questionIds: null })).toEqual([]);
    expect(() => getQlinkQuestions.decode('a')).toThrow(DecodeError);
  });
});
