/** A JSON Schema, or a part of one. */
export type Json = { [key: string]: unknown };
/** The `detail` of an error in its three documented forms: a sentence, field errors or a plan limit. */
export type Detail = string | { loc: (string | number)[]; msg: string }[] | { code: string; message: string };
type Content = Record<
  string,
  { schema?: Json; example?: Json; examples?: Record<string, { value: { detail: Detail } }> }
>;
/** The response of a call for one status code. */
export type Answer = { description: string; content?: Content };

/** An operation of the OpenAPI document with its method and path. */
export type Call = {
  path: string;
  method: string;
  operation: {
    operationId: string;
    tags: string[];
    summary: string;
    description: string;
    security: Json[];
    parameters: { name: string; in: string; required: boolean; description?: string; schema: Json }[];
    requestBody?: { required: boolean; content: Content };
    responses: Record<string, Answer>;
  };
};
