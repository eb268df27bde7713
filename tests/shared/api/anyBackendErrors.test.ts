import { describe, expect, it } from 'vitest';
import type { DeviationRule } from '@/shared/api/decodeContext';
import { read, rulesOf } from './readAnswers';

const WORDED_ERRORS: readonly (readonly [string, string, DeviationRule | undefined])[] = [
  ['{"message":"M","error":"E"}', 'M', undefined],
  ['{"error":"E"}', 'E', undefined],
  ['{"statusCode":400,"message":"Name is long","error":"Bad Request"}', 'Name is long', undefined],
  [
    '{"status":400,"error":"Bad Request","message":"Name is long","trace":["at a (b)"]}',
    'Name is long',
    undefined,
  ],
  ['{"message":"403 FORBIDDEN","error":"Only for tutors"}', 'Only for tutors', undefined],
  ['{"errors":[{"field":"x"},{"defaultMessage":"D"}]}', 'D', 'error text in a list'],
  ['{"errors":[{"message":"M"}]}', 'M', 'error text in a list'],
  [
    '{"statusCode":400,"message":["name is long","mail is bad"]}',
    'name is long. mail is bad.',
    'error text in a list',
  ],
  ['{"errors":["Name is long","Name is long"]}', 'Name is long', 'error text in a list'],
  [
    '{"message":"The given data was invalid.","errors":{"name":["Name is long."]}}',
    'Name is long.',
    'error text in a list',
  ],
  [
    '{"title":"One or more validation errors occurred.","status":400,"traceId":"a b","errors":{"Name":["Name is long."]}}',
    'Name is long.',
    'error text in a list',
  ],
  [
    `{"message":"Validation failed for object='r'. Error count: 1","errors":[{"codes":["a b"],"defaultMessage":"is long","rejectedValue":"my own value"}]}`,
    'is long',
    'error text in a list',
  ],
  ['{"name":["Name is long."],"code":["invalid"]}', 'Name is long.', 'error text in a list'],
  ['{"non_field_errors":["Not on Sundays."]}', 'Not on Sundays.', 'error text in a list'],
  [
    '{"detail":[{"loc":["body","a b"],"msg":"Name is long","type":"value_error"}]}',
    'Name is long',
    'error text in a list',
  ],
  ['{"detail":"Not on Sundays."}', 'Not on Sundays.', 'error text as problem details'],
  [
    '{"error":"invalid_grant","error_description":"Not on Sundays"}',
    'Not on Sundays',
    'error text under another name',
  ],
  ['{"Message":"Not on Sundays"}', 'Not on Sundays', 'error text under another name'],
  [
    '{"error":{"code":400,"status":"INVALID_ARGUMENT","message":"Name is long"}}',
    'Name is long',
    'error text in a list',
  ],
  [
    '{"data":null,"errors":[{"message":"Not on Sundays","extensions":{"code":"X"},"path":["a b"]}]}',
    'Not on Sundays',
    'error text in a list',
  ],
  [
    '{"errors":[{"status":"422","title":"Invalid name","detail":"Name is long"}]}',
    'Name is long',
    'error text in a list',
  ],
  [
    '{"title":"Constraint Violation","status":400,"violations":[{"field":"signup.arg0.password","message":"size must be between 8 and 15"}]}',
    'Password size must be between 8 and 15',
    'error text in a list',
  ],
  [
    '{"title":"Method argument not valid","message":"error.validation","fieldErrors":[{"objectName":"r","field":"lastName","message":"must not be blank"}]}',
    'Last name must not be blank',
    'error text in a list',
  ],
  [
    '{"title":"Your parameters did not validate.","invalid-params":[{"name":"age","reason":"must be positive"}]}',
    'Age must be positive',
    'error text in a list',
  ],
  [
    '{"message":"The password is short. (and 1 more error)","errors":{"password":["The password is short.","The password has no digit."]}}',
    'The password is short. The password has no digit.',
    'error text in a list',
  ],
  [
    '{"errors":{"password":["is too short"],"base":["is closed"]}}',
    'Password is too short. is closed.',
    'error text in a list',
  ],
  [
    '{"password":["This field may not be blank."]}',
    'Password: This field may not be blank.',
    'error text in a list',
  ],
  [
    '{"name":["Not a valid string."],"password":["Too short.","Ensure this field has at least 9 characters."]}',
    'Name: Not a valid string. Password: Too short. Password: Ensure this field has at least 9 characters.',
    'error text in a list',
  ],
  [
    '{"email":["Already in use."],"years":["A valid integer is required."],"password":["Minimum length is 9."]}',
    'Email: Already in use. Years: A valid integer is required. Password: Minimum length is 9.',
    'error text in a list',
  ],
  [
    '{"detail":[{"loc":["body","password"],"msg":"ensure this value has at least 9 characters"}]}',
    'Password: ensure this value has at least 9 characters',
    'error text in a list',
  ],
  [
    '{"statusCode":400,"message":[{"property":"password","children":[],"constraints":{"minLength":"must be longer"}}]}',
    'Password must be longer',
    'error text in a list',
  ],
  [
    '{"message":[{"property":"user","children":[{"property":"name","constraints":{"isNotEmpty":"is empty"}}]}]}',
    'Name is empty',
    'error text in a list',
  ],
  [
    '{"errors":[{"type":"field","msg":"Invalid value","path":"password","location":"body"}]}',
    'Password: Invalid value',
    'error text in a list',
  ],
  [
    '{"detail":[{"loc":["body","noOfQuestions"],"msg":"Input should be a valid integer"}]}',
    'No of questions: Input should be a valid integer',
    'error text in a list',
  ],
  [
    '{"errors":[{"detail":"is too short","source":{"pointer":"/data/attributes/pass_word"}}]}',
    'Pass word is too short',
    'error text in a list',
  ],
  [
    '{"errors":[{"message":"not on Sundays","path":["signUp"],"locations":[]}]}',
    'not on Sundays',
    'error text in a list',
  ],
  ['{"message":"not on Sundays","path":"/qlearn/auth/signup"}', 'not on Sundays', undefined],
  ['{"errors":[{"field":"email","message":"must be an email"}]}', 'must be an email', 'error text in a list'],
  [
    '{"_embedded":{"errors":[{"message":"name: is long"}]},"message":"Bad Request"}',
    'name: is long',
    'error text in a list',
  ],
  ['{"data":{"message":"Not on Sundays"}}', 'Not on Sundays', 'error text in a list'],
  ['{"type":"about:blank","title":"Bad Request","detail":"D"}', 'D', 'error text as problem details'],
  ['{"title":"T"}', 'T', 'error text as problem details'],
  ['{"message":"用户名错误"}', '用户名错误', undefined],
  ['Too many questions', 'Too many questions', 'error text as plain text'],
  ['"Too many"', 'Too many', 'error text as plain text'],
];

const NO_TEXT = 'error without a text for a person';

/** Bodies of errors that say nothing to a person. */
const WORDLESS_ERRORS: readonly (readonly [string, DeviationRule | undefined])[] = [
  ['x'.repeat(201), undefined],
  ['<html>502 Bad Gateway</html>', undefined],
  ['', undefined],
  ['{"message":"Not on Sun', undefined],
  ['[{"message":"Not on Sun', undefined],
  ['Internal Server Error', undefined],
  ['HTTP Status 404 – Not Found', undefined],
  ['{}', NO_TEXT],
  ['{"message":{"a":1}}', NO_TEXT],
  [
    '{"timestamp":"2026-11-23 10:05","status":401,"error":"Unauthorized","message":"","path":"/a b"}',
    NO_TEXT,
  ],
  ['{"error":"Bad Request","message":"No message available"}', NO_TEXT],
  ['{"statusCode":403,"message":"Forbidden resource","error":"Forbidden"}', NO_TEXT],
  ['{"message":"Unauthenticated."}', NO_TEXT],
  ['{"message":"Server Error"}', NO_TEXT],
  ['{"error":"invalid_grant"}', NO_TEXT],
  ['{"message":"ERR_NAME_LONG"}', NO_TEXT],
  ['{"message":"user.not.found","code":"UserNotFound"}', NO_TEXT],
  ['{"message":"forbidden"}', NO_TEXT],
  ['{"message":"500"}', NO_TEXT],
  [String.raw`{"message":"{\"a\": \"b c\"}"}`, NO_TEXT],
  ['{"message":"<p>Not on Sundays</p>"}', NO_TEXT],
  ['{"message":"401 UNAUTHORIZED","error":"Error: 401"}', NO_TEXT],
];

describe('errors', () => {
  it.each(WORDED_ERRORS)('words errors by %s as %s', (body, message, rule) => {
    const reading = read('createQuiz', { status: 400, body });
    expect(reading).toMatchObject({ outcome: 'refused', status: 400, message });
    expect(rulesOf(reading)).toEqual(rule === undefined ? [] : [rule]);
  });

  it.each(WORDLESS_ERRORS)('words no error by %s', (body, rule) => {
    const reading = read('createQuiz', { status: 400, body });
    expect(reading).toMatchObject({ outcome: 'refused', status: 400, message: undefined });
    expect(rulesOf(reading)).toEqual(rule === undefined ? [] : [rule]);
  });
});
