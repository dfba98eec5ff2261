/** A part of a JSON Schema, or a value of it. */
export type Json = { [key: string]: unknown };
/** What a refusal says, in its three shapes. */
export type Detail = string | { loc: (string | number)[]; msg: string }[] | { code: string; message: string };
type Content = Record<
  string,
  { schema?: Json; example?: Json; examples?: Record<string, { value: { detail: Detail } }> }
>;
/** What a call answers with one status. */
export type Answer = { description: string; content?: Content };

/** An operation of the document with its place. */
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
