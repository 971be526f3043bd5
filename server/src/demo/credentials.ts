/** The credentials of the demo practice, as they are kept in `demo.json` for people and for examples. */
export interface DemoCredentials {
  base_url: string;
  operator_token: string;
  practice: { id: string; name: string };
  admin: { email: string; password: string };
  clinicians: { email: string; password: string; user_id: string }[];
  api_keys: { organisation: string; user: string };
  clients: { id: number; first_name: string; last_name: string; is_org_client: boolean }[];
  templates: { with_prompts: string; without_prompts: string };
  partner: {
    client_id: string;
    client_secret: string;
    webhook_secret: string;
    redirect_uri: string;
    webhook_url: string;
  };
}
